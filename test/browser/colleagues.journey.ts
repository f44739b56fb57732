// domains: users
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { accountOf } from './accounts.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';
import { callsOf, makeWalkerWorld } from './walk/walker-world.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const staff = accountOf('kestrel', 'staff');
const agent = accountOf('kestrel', 'travelAgent');
const PASSWORD = 'A quiet harbour 7';

/** Opens the link that was mailed, sets the password and is signed in. */
async function openLink(email: string, width: Width): Promise<Page> {
  const { body } = await mailTo(email, /set your password/);
  const { pathname, search } = new URL(
    /https?:\/\/[^\s"'<]*generate_password\?token=[^\s"'<]+/.exec(body.text ?? '')![0],
  );
  const page = await browser.open({ site: 'kestrel', path: pathname + search, width });
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/generate_password'));
  return page;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'New agent' });

it.each(widthsOf(import.meta.url))(
  'staff make an agency, whose owner adds a colleague, who sees the first one’s bookings, %s',
  async (width) => {
    const ownerMail = `kavya.${width}@periyar.example`;
    const colleagueMail = `suresh.${width}@periyar.example`;
    const office = await browser.open({ site: 'kestrel', path: '/app/staff/customers', as: staff, width });
    await office.getByRole('button', { name: 'New agent' }).click();
    const dialog = dialogOf(office);
    await dialog.getByLabel('First name').fill('Kavya');
    await dialog.getByLabel('Last name').fill('Varma');
    await dialog.getByRole('button', { name: 'Open account' }).click();
    await expect.poll(() => dialog.getByText('Either phone or email is required.').count()).toBe(2);
    await expect.poll(() => dialog.getByText('This is required field.').count()).toBe(5);
    await lookAt(office, 'new-agent-wrong');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(agent.email);
    const phone = width === 'phone' ? '9847088011' : '9847088012';
    for (const [label, text] of [
      ['Mobile number', phone],
      ['Company name', `Periyar Tours ${width}`],
      ['Address', '4 Market Road'],
      ['City', 'Kochi'],
      ['Postal code', '682001'],
      ['State', 'Kerala'],
    ] as const)
      await dialog.getByRole('textbox', { name: label, exact: true }).fill(text);
    await dialog.getByRole('button', { name: 'Open account' }).click();
    await dialog.getByText('An account with this email already exists.').waitFor();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(ownerMail);
    await dialog.getByRole('button', { name: 'Open account' }).click();
    await office.getByText('Agent Created Successfully').first().waitFor();
    await dialog.waitFor({ state: 'detached' });

    const owner = await openLink(ownerMail, width);
    const { id } = await callsOf(owner)(getUserBySessionId, {});
    await callsOf(office)(addWalletEntry, {
      userId: id,
      type: 'credit',
      amount: 500_000,
      remark: 'Opening balance',
      externalId: `OPENING ${width}`,
    });
    const { bookingId } = await makeWalkerWorld(owner);

    await owner.getByRole('button', { name: /Kavya Varma/ }).click();
    await owner.getByRole('menuitem', { name: 'Colleagues' }).click();
    await owner.getByRole('heading', { name: 'Colleagues', level: 1 }).waitFor();
    const users = owner.getByRole('list', { name: 'Users of the company' });
    await users.getByText('Owner').waitFor();
    await owner.getByRole('button', { name: 'Add', exact: true }).click();
    await owner.getByText('This is required field.').first().waitFor();
    await owner.getByLabel('First name').fill('Suresh');
    await owner.getByRole('textbox', { name: 'Email' }).fill(agent.email);
    await owner.keyboard.press('Enter');
    await owner.getByText('An account with this email already exists.').waitFor();
    await owner.getByRole('textbox', { name: 'Email' }).fill(colleagueMail);
    await owner.keyboard.press('Enter');
    await users.getByRole('listitem', { name: 'Suresh' }).waitFor();
    await owner.getByRole('button', { name: 'Daily limit of Suresh' }).click();
    await owner.getByRole('textbox', { name: 'Daily limit' }).fill('a lot');
    await owner.getByRole('button', { name: 'Save' }).click();
    await owner.getByText('Please enter an amount of up to nine digits.').waitFor();
    await owner.getByRole('textbox', { name: 'Daily limit' }).fill('7,500');
    await lookAt(owner, 'daily-limit');
    await owner.getByRole('button', { name: 'Save' }).click();
    await users.getByText('₹ 7,500.00 a day').waitFor();
    await lookAt(owner, 'colleagues');

    const colleague = await openLink(colleagueMail, width);
    await colleague.goto(browser.address('kestrel', `/app/flight/ticketQueue?open=${bookingId}`));
    await colleague.getByRole('link', { name: 'View Ticket (Full)' }).last().waitFor();
    await colleague.goto(browser.address('kestrel', '/app/user/dashboard/colleagues'));
    await colleague.waitForURL(/\/app\/403$/);

    await owner.getByRole('button', { name: 'Block Suresh' }).click();
    await users.getByText('Blocked', { exact: true }).waitFor();
    await colleague.goto(browser.address('kestrel', '/app/flight/ticketQueue'));
    // Whichever of the page's calls is refused first decides whether the way out ends at the login or at the search.
    await colleague.waitForURL(/\/app\/(login|logout|flight\/search)/);
    const signIn = (role: 'link' | 'button') => colleague.getByRole(role, { name: 'Sign in', exact: true });
    await signIn('link').or(signIn('button')).first().waitFor();
    await owner.getByRole('button', { name: 'Unblock Suresh' }).click();
    await owner.getByRole('button', { name: 'Block Suresh' }).waitFor();
  },
);

it.each(widthsOf(import.meta.url))(
  'staff make an agent of a company that there is, and a traveller, %s',
  async (width) => {
    const page = await browser.open({ site: 'kestrel', path: '/app/staff/customers', as: staff, width });
    const dialog = dialogOf(page);
    await page.getByRole('button', { name: 'New agent' }).click();
    await dialog.getByLabel('First name').fill('Lakshmi');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(`lakshmi.${width}@backwater.example`);
    await dialog.getByRole('radio', { name: 'Existing company' }).click();
    await dialog.getByRole('button', { name: 'Open account' }).click();
    await dialog.getByText('Please choose a company or enter a new one.').waitFor();
    await dialog.getByLabel('Find the company').fill('backwater');
    await dialog.getByRole('radio', { name: 'Backwater Holidays' }).check();
    await lookAt(page, 'new-agent-existing');
    await dialog.getByRole('button', { name: 'Open account' }).click();
    await page.getByText('Agent Created Successfully').first().waitFor();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'New agent' }).click();
    await dialog.getByRole('radio', { name: 'Traveller' }).click();
    await expect.poll(() => dialog.getByLabel('Company name').count()).toBe(0);
    await dialog.getByLabel('First name').fill('Anand');
    await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(width === 'phone' ? '9847088001' : '9847088002');
    await dialog.getByRole('button', { name: 'Open account' }).click();
    await dialog.waitFor({ state: 'detached' });
    const search = page.getByRole('searchbox', { name: 'Search customers' });
    await search.fill(width === 'phone' ? '+91 9847088001' : '+91 9847088002');
    await expect.poll(() => page.locator('[data-row]').allTextContents()).toEqual(['Anand']);
  },
);
