// domains: users
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const site = 'kestrel';
const PASSWORD = 'A quiet harbour 7';
const PAN = 'ABCPM1234K';

/** Asks one of the site's calls as whoever sits at the page. Throws where it is refused. */
async function want<T>(page: Page, path: string, body: object): Promise<T> {
  const answer = await page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(to!, { method: 'POST', headers, body: sent! })).json();
    },
    [path, JSON.stringify(body)],
  );
  const { success, result, errorMessage } = answer as { success: boolean; result: T; errorMessage: string };
  if (!success) throw new Error(`${path}: ${errorMessage}`);
  return result;
}

/** The page that a mailed link leads to, as whoever opens the mail sees it. */
async function openMailed(email: string, subject: RegExp, page: string, width: Width, least = 1): Promise<Page> {
  const { body } = await mailTo(email, subject, least);
  const found = new RegExp(`https?://[^\\s"'<]*${page}\\?token=[^\\s"'<]+`).exec(body.text ?? '');
  const { pathname, search } = new URL(found![0]);
  return browser.open({ site, path: pathname + search, width });
}

it.each(widthsOf(import.meta.url))(
  'an address that staff change is taken back by its owner, or confirmed with the password; a PAN is opened on purpose, %s',
  async (width) => {
    const [former, next] = [`leena.${width}@harbour.example`, `leena.new.${width}@harbour.example`];
    const office = await browser.open({ site, path: '/app/staff/customers', as: accountOf(site, 'staff'), width });
    const made = await want<{ users_id: string; customerNumber: number }>(office, '/api/wl/user/createAgent', {
      userData: { userType: 'retail', customer: { gender: 2, firstName: 'Leena', lastName: 'Thomas', email: former } },
    });
    const welcome = await openMailed(former, /set your password/, 'generate_password', width);
    await welcome.getByLabel('New password').fill(PASSWORD);
    await welcome.getByRole('button', { name: 'Save and sign in' }).click();
    await welcome.waitForURL((url) => !url.pathname.endsWith('/generate_password'));

    const details = { customerId: made.customerNumber, firstName: 'Leena', lastName: 'Thomas', panNumber: PAN };
    const change = () => want(office, '/api/wl/user/updateDetails', { ...details, email: next });
    await change();
    const keep = await openMailed(former, /email of your account was changed/, 'keep_email', width);
    const back = keep.getByRole('button', { name: 'Keep my email' });
    await expectInView(back, 'the way back');
    await lookAt(keep, 'keep-email');
    await back.click();
    await keep.getByRole('status').getByText(`Your account has ${former} again`, { exact: false }).waitFor();
    await lookAt(keep, 'keep-email-done');

    await change();
    const confirm = await openMailed(next, /confirm your new email/, 'confirm_email', width, 2);
    const press = confirm.getByRole('button', { name: 'Confirm and sign in' });
    await confirm.getByLabel('Password', { exact: true }).fill('not the password');
    await press.click();
    await confirm.getByRole('alert').first().waitFor();
    await expectInView(press, 'confirming');
    await lookAt(confirm, 'confirm-email-refused');
    await confirm.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press.click();
    await confirm.waitForURL((url) => !url.pathname.endsWith('/confirm_email'));
    await confirm.getByRole('button', { name: /^Account of/ }).waitFor();

    await office.goto(browser.address(site, `/app/staff/customers?open=${made.users_id}`));
    const opened =
      width === 'phone' ? office.getByRole('main') : office.getByRole('complementary', { name: 'Customer' });
    await opened.getByText('XXXXXX234K').waitFor();
    await opened.getByRole('button', { name: 'Show PAN' }).click();
    await opened.getByText(PAN, { exact: true }).waitFor();
    await lookAt(office, 'customer-pan');
    await opened.getByRole('button', { name: 'Hide PAN' }).click();
    await expect.poll(() => opened.getByText(PAN, { exact: true }).count()).toBe(0);
    await opened
      .getByText(/PAN opened/)
      .first()
      .waitFor();
  },
);
