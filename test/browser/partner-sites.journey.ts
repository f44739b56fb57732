// domains: site
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf, signIn } from './accounts.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await box(page, label).fill(value);
}

describe.each(widthsOf(import.meta.url))('partner sites, %s', (width) => {
  it('a super admin of the platform makes a site, whose own super admin sets a password and signs in there', async () => {
    const shortName = `nile-${width}`;
    const email = `mona@${shortName}.example`;
    const page = await browser.open({
      site: 'portolan',
      path: '/app/staff/sites',
      as: accountOf('portolan', 'staff'),
      width,
    });
    await page.getByRole('list', { name: 'Sites' }).getByText('Kestrel Travels').waitFor();
    await lookAt(page, 'partner-sites');
    await page.getByRole('button', { name: 'New site' }).click();
    const dialog = page.getByRole('dialog', { name: 'New site' });
    // The first field has the focus; the name proposes the short name, the country currency and zone.
    await box(page, 'Site name').waitFor();
    expect(await box(page, 'Site name').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('Nile Tours');
    await expect.poll(() => box(page, 'Short name').inputValue()).toBe('nile-tours');
    await fill(page, { Company: 'Nile Tours SAE', 'Short name': 'kestrel' });
    await dialog.getByRole('combobox', { name: 'Country', exact: true }).selectOption('EG');
    await expect.poll(() => dialog.getByRole('combobox', { name: 'Currency' }).inputValue()).toBe('EGP');
    expect(await dialog.getByRole('combobox', { name: 'Time zone' }).inputValue()).toBe('Africa/Cairo');
    await dialog.getByRole('button', { name: 'Create site' }).click();
    await dialog.getByText('Please choose at least one module.').waitFor();
    await dialog.getByRole('checkbox', { name: 'Flights', exact: true }).check();
    await fill(page, { 'First name': 'Mona', 'Last name': 'Fahmy', Email: email });
    await dialog.getByRole('button', { name: 'Create site' }).click();
    await dialog.getByText('A site with this short name already exists.').waitFor();
    await lookAt(page, 'new-site');
    await fill(page, { 'Short name': shortName });
    await dialog.getByRole('button', { name: 'Create site' }).click();
    const made = page.getByRole('dialog', { name: `${shortName} is ready` });
    await made.getByText(/Its login page is live/).waitFor();
    await lookAt(page, 'made-site');
    await made.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('list', { name: 'Sites' }).getByText(`${shortName}.localhost`).waitFor();

    // Found among the others; the link can be sent again, and the site closed and opened.
    const sites = page.getByRole('list', { name: 'Sites' });
    await page.getByRole('searchbox', { name: 'Sites' }).or(box(page, 'Sites')).fill(shortName);
    await expect.poll(() => sites.getByRole('listitem').count()).toBe(1);
    const act = async (label: string) => {
      await sites.getByRole('button', { name: 'Actions for Nile Tours' }).click();
      await page.getByRole('menuitem', { name: label }).click();
    };
    await act('Suspend');
    const asked = page.getByRole('dialog', { name: 'Suspend Nile Tours' });
    await asked.getByText('The site closes at once').waitFor();
    await lookAt(page, 'suspend-site');
    await asked.getByRole('button', { name: 'Suspend', exact: true }).click();
    await sites.getByText('Suspended').waitFor();
    await lookAt(page, 'partner-sites-suspended');
    await act('Reopen');
    await page.getByRole('button', { name: 'Reopen' }).click();
    await sites.getByText('Live').waitFor();
    await act('Send the first link again');
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await page.getByText(`A new link is on its way to ${email}.`).waitFor();
    await lookAt(page, 'first-link-sent');
    await page.getByRole('button', { name: 'Done' }).click();

    const { body } = await mailTo(email, /your staff account/, 2);
    const link = new URL(/http[^\s"<]+generate_password\?token=[\w-]+/.exec(body.text ?? '')![0]);
    expect(link.hostname).toBe(`${shortName}.localhost`);
    const theirs = await page.context().newPage();
    await theirs.goto(link.href);
    await theirs.getByLabel('New password').fill('a quiet harbour');
    await lookAt(theirs, 'new-site-password');
    await theirs.getByRole('button', { name: 'Save and sign in' }).click();
    await theirs.waitForURL(/\/app\/(?!generate_password)/);
    expect(await theirs.title()).toContain('Nile Tours');

    const again = await browser.open({ site: 'portolan', path: '/app/403', width });
    await again.goto(`${link.origin}/app/login`);
    await signIn(again, { email, password: 'a quiet harbour' });
    // It begins with what is left to do, each where it is done, and ticked once it is.
    const left = again.getByRole('region', { name: 'To do' });
    await left.getByText('0 of 5 done').waitFor();
    await lookAt(again, 'first-day');
    await left.getByRole('link', { name: 'Set', exact: true }).click();
    await box(again, 'Line under the title').fill('Along the Nile');
    await again.getByRole('button', { name: 'Save', exact: true }).click();
    await again.getByText('Setting saved successfully').first().waitFor();
    await again.goto(`${link.origin}/app/`);
    await left.getByText('1 of 5 done').waitFor();
    // What visitors see wears what was just saved.
    const now = again.getByRole('img', { name: 'Nile Tours as visitors see it now' });
    await now.getByText('Along the Nile').waitFor();
    await now.getByText('Footer: not written yet').waitFor();
    await lookAt(again, 'first-day-begun');
    await left.getByRole('button', { name: 'Dismiss this list' }).click();
    await again.getByRole('form', { name: 'Search flights' }).waitFor();
    await lookAt(again, 'new-site-signed-in');
    await again.goto(`${link.origin}/app/`);
    await again.getByRole('form', { name: 'Search flights' }).waitFor();
  });

  it('at a domain of the partner’s own says what an operator runs, and mails from the subdomain until that is served', async () => {
    const page = await browser.open({
      site: 'portolan',
      path: '/app/staff/sites',
      as: accountOf('portolan', 'staff'),
      width,
    });
    await page.getByRole('button', { name: 'New site' }).click();
    const dialog = page.getByRole('dialog', { name: 'New site' });
    await fill(page, {
      'Site name': 'Delta Fares',
      Company: 'Delta Fares',
      'Short name': `delta-${width}`,
      'The partner’s own domain': `fares-${width}.delta.example`,
      'First name': 'Omar',
      'Last name': 'Said',
      Email: `omar@delta-${width}.example`,
    });
    await dialog.getByRole('combobox', { name: 'Country', exact: true }).selectOption('IN');
    await dialog.getByRole('checkbox', { name: 'Visa', exact: true }).check();
    await dialog.getByRole('button', { name: 'Create site' }).click();
    const made = page.getByRole('dialog', { name: `delta-${width} is ready` });
    await made.getByText(`add-domain.ts fares-${width}.delta.example`).waitFor();
    await made.getByRole('link', { name: `delta-${width}.localhost` }).waitFor();
    await lookAt(page, 'made-site-own-domain');
    const { body } = await mailTo(`omar@delta-${width}.example`, /your staff account/);
    const link = new URL(/http[^\s"<]+generate_password\?token=[\w-]+/.exec(body.text ?? '')![0]);
    expect(link.hostname).toBe(`delta-${width}.localhost`);
    await made.getByRole('button', { name: 'Done' }).click();
    const item = page
      .getByRole('list', { name: 'Sites' })
      .getByRole('listitem')
      .filter({ hasText: `fares-${width}.delta.example` });
    await item.getByText(`fares-${width}.delta.example is not live yet. It is released after 30 days.`).waitFor();
    await item.getByRole('link', { name: `delta-${width}.localhost` }).waitFor();

    // The first visitor who comes by the partner's domain sees the site there; from then on it is the site's own.
    const visitor = await browser.open({ site: 'portolan', path: '/app/403', width });
    await visitor.goto(`http://fares-${width}.delta.example:${link.port}/app/login`);
    await visitor.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await visitor.title()).toContain('Delta Fares');
    await page.reload();
    await item.getByRole('link', { name: `fares-${width}.delta.example` }).waitFor();
    await item.getByText('Live').waitFor();
    await lookAt(page, 'partner-sites-own-domain');
  });
});
