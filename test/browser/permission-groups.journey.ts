// domains: permissions
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#infra/local/seed/accounts.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { lookAt } from './look-at.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const admin = accountOf('kestrel', 'staff');
const colleague = { email: 'colleague@kestrel.example', password: DEMO_PASSWORD };
const path = '/app/staff/setting/permission-groups';
const groupsOf = (as: { email: string; password: string }, width: Width) =>
  browser.open({ site: 'kestrel', path, as, width });

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const saved = (page: Page) => page.getByRole('region', { name: 'Changes' }).waitFor({ state: 'detached' });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
/** The staff's menu with all of it in sight. */
async function menuOf(page: Page, width: Width): Promise<Locator> {
  if (width === 'phone') {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    return page.getByRole('dialog');
  }
  const menu = page.getByRole('navigation', { name: 'Main' });
  const closed = menu.locator('button[aria-expanded="false"]:not([aria-label])');
  while (await closed.count()) await closed.first().click();
  return menu;
}

async function chooseModule(page: Page, width: Width, name: string): Promise<void> {
  if (width === 'desktop') return page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const select = page.getByRole('combobox', { name: 'Module' });
  await select.selectOption(name);
}

/** Makes a group by the page's own dialog. */
async function makeGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByRole('textbox', { name: 'Group name' }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Group' }).locator('option:checked').textContent())
    .toBe(name);
}

/** Moves the colleague by the panel that explains them; no name: out of their group. */
async function moveColleague(page: Page, group: string | undefined): Promise<void> {
  await page.getByRole('button', { name: 'Who may do what' }).click();
  await page.getByRole('searchbox', { name: 'Find a member of staff' }).fill(colleague.email);
  // Out of a group goes who is in one: the panel says so once it knows.
  const stands = group ? /^Joseph Kurian has (the permissions of|no group)/ : /^Joseph Kurian has the permissions of/;
  await page.getByText(stands).waitFor();
  await page.getByRole('button', { name: 'Change Permission Group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Permission Group' });
  if (group) {
    await dialog.getByText(group, { exact: true }).click();
    await lookAt(page, 'select-permission-group');
    await dialog.getByRole('button', { name: 'Save' }).click();
  } else await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Group successfully changed').first().waitFor();
  await page
    .getByText(group ? `Joseph Kurian has the permissions of ${group}.` : /^Joseph Kurian has no group/)
    .waitFor();
  await lookAt(page, group ? 'who-may-do-what' : 'who-may-do-what-default');
  await page.getByRole('button', { name: 'Close' }).last().click();
}

describe.each(widthsOf(import.meta.url))('permission groups, %s', (width) => {
  it('a super admin makes a group, switches and saves; a colleague loses a right in mid-session and is told', async () => {
    const page = await groupsOf(admin, width);
    await page.getByRole('heading', { name: 'Permission groups', level: 1 }).waitFor();
    const group = page.getByRole('combobox', { name: 'Group', exact: true });
    await group.waitFor();
    await group.selectOption('Ticketing desk');
    await page.getByText('1 staff member', { exact: true }).waitFor();
    await box(page, 'Search flights').waitFor();
    await lookAt(page, 'permission-groups');

    const name = `Night desk ${width}`;
    await makeGroup(page, name);
    await moveColleague(page, name);
    await page.getByText('1 staff member', { exact: true }).waitFor();

    const members = page.getByRole('region', { name: 'Members' });
    await members.getByRole('link', { name: 'Show them in Customers' }).click();
    await page.getByRole('button', { name: 'Remove Permission group' }).waitFor();
    await page.getByText(name, { exact: true }).first().waitFor();
    await lookAt(page, 'customers-of-a-new-group');
    await page.goBack();
    await members.getByRole('link', { name: 'Joseph Kurian' }).waitFor();
    expect(await group.locator('option:checked').textContent(), 'Back leads to the same group').toBe(name);
    await lookAt(page, 'permission-group-members');
    await members.getByRole('link', { name: 'Joseph Kurian' }).click();
    const access = page.getByRole('region', { name: 'Access' });
    await access.getByText(`Joseph Kurian has the permissions of ${name}.`).waitFor();
    await access.getByRole('button', { name: 'Permissions' }).click();
    const explained = page.getByRole('dialog', { name: 'Who may do what' });
    await explained.getByText(`Allowed, by ${name}, as by default`).first().waitFor();
    await lookAt(page, 'what-they-may-do');
    await explained.getByRole('button', { name: 'Close' }).last().click();
    await explained.waitFor({ state: 'detached' });
    await lookAt(page, 'member-of-a-group');
    await page.goBack();
    await members.waitFor();

    const theirs = await browser.open({ site: 'kestrel', path: '/app/staff/customers', as: colleague, width });
    await theirs.locator('[data-row]').first().waitFor();
    const before = await menuOf(theirs, width);
    await before.getByRole('link', { name: 'Customers' }).waitFor();
    if (width === 'phone') await theirs.keyboard.press('Escape');

    await box(page, 'Download Excel').check();
    await box(page, 'View tickets').uncheck();
    await page.getByRole('switch', { name: 'All of E-ticket' }).uncheck();
    await chooseModule(page, width, 'Customers');
    await page.getByRole('switch', { name: 'Customers', exact: true }).uncheck();
    await page.getByText('Turned off').first().waitFor();
    await lookAt(page, 'permission-groups-changed');
    await save(page);
    await page.getByText('Permissions saved.').first().waitFor();
    await saved(page);

    // The next thing they do on the page that is open.
    await theirs
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await theirs.getByRole('menuitem', { name: 'View Details' }).click();
    await theirs.waitForURL(/\/app\/403$/);
    await theirs.getByRole('heading', { name: 'Not allowed' }).waitFor();
    await lookAt(theirs, 'right-lost');
    const after = await menuOf(theirs, width);
    await after.getByRole('link', { name: 'Permission groups' }).waitFor();
    for (const gone of ['Customers', 'Ticket queue'])
      expect(await after.getByRole('link', { name: gone }).count(), gone).toBe(0);
    if (width === 'phone') await theirs.keyboard.press('Escape');
    await theirs.getByRole('link', { name: /^Go to / }).click();
    await theirs.waitForURL(/\/app\/(?!403)/);
    await theirs.goto(browser.address('kestrel', path));
    await theirs.getByText('Only super admins can create groups').waitFor();
    await expect.poll(() => theirs.getByRole('switch').first().isDisabled()).toBe(true);
    await lookAt(theirs, 'permission-groups-read-only');

    await moveColleague(page, undefined);
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Group deleted.').first().waitFor();
  });

  it('nothing is lost by leaving, or by somebody who saved first', async () => {
    const page = await groupsOf(admin, width);
    const name = `Two editors ${width}`;
    await makeGroup(page, name);
    await page.getByRole('button', { name: 'New group' }).click();
    await page.getByRole('textbox', { name: 'Group name' }).fill(name.toUpperCase());
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('A permission group with this name already exists.').waitFor();
    await lookAt(page, 'group-name-taken');
    await page.keyboard.press('Escape');

    const other = await page.context().newPage();
    await other.goto(browser.address('kestrel', path));
    await other.getByRole('combobox', { name: 'Group', exact: true }).selectOption(name);
    await box(other, 'Download Excel').check();

    await box(page, 'Read passport data').check();
    const asked = page.getByRole('dialog', { name: 'Your changes are not saved' });
    await (await menuOf(page, width)).getByRole('link', { name: 'Customers' }).click();
    await asked.waitFor();
    await lookAt(page, 'not-saved');
    await asked.getByRole('button', { name: 'Stay here' }).click();
    await page.goBack();
    await asked.waitFor();
    await asked.getByRole('button', { name: 'Stay here' }).click();
    await asked.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(path);
    await expect.poll(() => box(page, 'Read passport data').isChecked()).toBe(true);

    const unloading = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const closing = await unloading;
    expect(closing.type(), 'closing the tab asks too').toBe('beforeunload');
    await closing.dismiss();
    await expect.poll(() => box(page, 'Read passport data').isChecked()).toBe(true);

    await save(other);
    await saved(other);
    await other.close();
    await save(page);
    const conflict = page.getByRole('dialog', { name: 'Someone else changed this in the meantime' });
    await conflict.getByRole('region', { name: 'They saved' }).getByText('Download Excel: turned on').waitFor();
    await conflict.getByRole('region', { name: 'You changed' }).getByText('Read passport data: turned on').waitFor();
    await lookAt(page, 'group-conflict');
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(() => box(page, 'Download Excel').isChecked()).toBe(true);
    await page.getByText('1 change', { exact: true }).waitFor();
    await save(page);
    await saved(page);
    for (const label of ['Download Excel', 'Read passport data'])
      expect(await box(page, label).isChecked(), label).toBe(true);

    await box(page, 'Read passport data').uncheck();
    await (await menuOf(page, width)).getByRole('link', { name: 'Customers' }).click();
    await asked.getByRole('button', { name: 'Discard and leave' }).click();
    await page.waitForURL(/\/app\/staff\/customers$/);
  });
});

it('a permission is found in all modules at once', async () => {
  const page = await groupsOf(admin, 'desktop');
  await page.getByRole('searchbox', { name: 'Find a permission' }).fill('excel');
  await page.getByRole('heading', { name: 'Customers', level: 2 }).waitFor();
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(2);
  await lookAt(page, 'permission-found');
});
