// domains: site, users
import { expect, it } from 'vitest';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf, signIn } from './accounts.ts';
import { lookAt } from './look-at.ts';

const browser = useBrowser();

it.each<Width>(['desktop', 'phone'])(
  'a platform’s operator signs in, lands on the sites and makes one, %s',
  async (width) => {
    const shortName = `quay-${width}`;
    const page = await browser.open({ site: 'portolan', path: '/app', width });
    await page.waitForURL(/\/app\/login$/);
    await signIn(page, accountOf('portolan', 'staff'));
    await page.waitForURL(/\/app\/staff\/sites$/);
    await page.getByRole('list', { name: 'Sites' }).getByText('Kestrel Travels').waitFor();
    await lookAt(page, 'operator-lands');
    await page.getByRole('button', { name: 'New site' }).click();
    const dialog = page.getByRole('dialog', { name: 'New site' });
    for (const [label, value] of Object.entries({
      'Site name': 'Quay Tours',
      Company: 'Quay Tours LLC',
      'Short name': shortName,
      'First name': 'Mona',
      'Last name': 'Fahmy',
      Email: `mona@${shortName}.example`,
    }))
      await dialog.getByRole('textbox', { name: label, exact: true }).fill(value);
    await dialog.getByRole('combobox', { name: 'Country', exact: true }).selectOption('EG');
    await dialog.getByRole('combobox', { name: 'Currency' }).selectOption('EGP');
    await dialog.getByRole('combobox', { name: 'Time zone' }).selectOption('Africa/Cairo');
    await dialog.getByRole('checkbox', { name: 'Visa', exact: true }).check();
    await dialog.getByRole('button', { name: 'Create site' }).click();
    const made = page.getByRole('dialog', { name: `${shortName} is ready` });
    await made.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('list', { name: 'Sites' }).getByText(`${shortName}.localhost`).waitFor();

    // What leads to the start, and `/staff`, leads here too; and nobody is asked for a number they left out.
    for (const path of ['/app', '/app/staff']) {
      await page.goto(browser.address('portolan', path));
      await page.waitForURL(/\/app\/staff\/sites$/);
    }
    expect(await page.getByRole('heading', { name: 'Not allowed' }).count()).toBe(0);
  },
);
