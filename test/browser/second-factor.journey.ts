// domains: users
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser, viewports, type Width } from '#test/harness/use-browser.ts';
import { accountOf, signIn } from './accounts.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';

const browser = useBrowser();
const admin = accountOf('kestrel', 'staff');
const password = 'a quiet harbour';

/** What the app shows so many steps of 30 s from now; the server forgives one. */
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
const notice = (page: Page, text: string) => page.getByRole('region', { name: 'Notices' }).getByText(text).waitFor();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function openAccountMenu(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click();
  return page.getByRole('menuitem', { name: /^Second factor/ });
}
async function signOut(page: Page) {
  await (await openAccountMenu(page)).waitFor();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(/\/app\/login/);
}

/** A super admin makes a member of staff, who opens the mailed link and is signed in. */
async function invite(width: Width, email: string, phone: string) {
  const page = await browser.open({ site: 'kestrel', path: '/app/staff/customers', as: admin, width });
  await page.getByRole('button', { name: 'New staff member' }).click();
  const asked = dialog(page, 'New staff member');
  await asked.getByLabel('First name').fill('Lata');
  await asked.getByLabel('Last name').fill('Rao');
  await asked.getByLabel('Email').fill(admin.email);
  // Without one the person would be asked for it five seconds after signing in.
  await asked.getByRole('textbox', { name: 'Mobile number' }).fill(phone);
  await lookAt(page, 'new-staff');
  const send = asked.getByRole('button', { name: 'Send invitation' });
  await send.click();
  await asked.getByText('An account with this email already exists.').waitFor();
  await asked.getByLabel('Email').fill(email);
  await send.click();
  await notice(page, `A link to set a password is on its way to ${email}.`);
  await asked.waitFor({ state: 'detached' });
  await page.close();
  const { body } = await mailTo(email, /your staff account/);
  const [link] = /\/app\/generate_password\?token=[\w-]{43}/.exec(body.text ?? '')!;
  const mailed = await browser.open({ site: 'kestrel', path: link, width });
  await mailed.getByLabel('New password').fill(password);
  await mailed.getByRole('button', { name: 'Save and sign in' }).click();
  await mailed.getByRole('button', { name: 'Account of Lata Rao' }).waitFor();
  return mailed;
}

/** Sets it up in the menu of the account; the secret and the recovery codes as they were shown. */
async function setUp(page: Page, given = password) {
  await (await openAccountMenu(page)).click();
  const begun = dialog(page, 'Set up a second factor');
  await lookAt(page, 'second-factor-password');
  await begun.getByLabel('Current password').fill('not the password');
  await begun.getByRole('button', { name: 'Continue' }).click();
  await begun.getByText('This password is wrong.').waitFor();
  await begun.getByLabel('Current password').fill(given);
  await begun.getByRole('button', { name: 'Continue' }).click();
  await begun.getByRole('img', { name: 'QR code for an authenticator app' }).locator('svg').waitFor();
  await lookAt(page, 'second-factor-qr');
  const secret = (await begun.getByLabel('Secret').textContent())!.replaceAll(' ', '');
  await begun.getByLabel('Code', { exact: true }).fill('12');
  await begun.getByRole('button', { name: 'Turn on' }).click();
  await begun.getByText('Enter the 6 digits shown in your app.').waitFor();
  await begun.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await begun.getByRole('button', { name: 'Turn on' }).click();
  const shown = dialog(page, 'Save your recovery codes');
  // What was said of it stands in a list of its own, over the dialog.
  const kept = shown.getByRole('listitem').filter({ hasText: /^\w{4}-\w{4}-\w{4}-\w{4}$/ });
  await kept.first().waitFor();
  await lookAt(page, 'second-factor-codes');
  const codes = await kept.allTextContents();
  expect(codes).toHaveLength(10);
  await shown.getByRole('button', { name: 'I have saved them' }).click();
  await shown.waitFor({ state: 'detached' });
  return { secret, codes };
}

it.each(Object.keys(viewports) as Width[])(
  'a new member of staff sets up a second factor, signs in with it, recovers, turns it off; a super admin resets it: %s',
  async (width) => {
    const email = `lata.${width}@example.com`;
    const page = await invite(width, email, `98470612${width === 'phone' ? 11 : 12}`);
    const { secret, codes } = await setUp(page);
    await signOut(page);

    await signIn(page, { email, password });
    const code = page.getByLabel('Code', { exact: true });
    await code.fill(codeOf(secret, -9));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('This code is wrong or has already been used.').waitFor();
    await lookAt(page, 'second-step');
    await code.fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    expect(await (await openAccountMenu(page)).textContent()).toContain('On');
    await page.keyboard.press('Escape');
    await signOut(page);

    await signIn(page, { email, password });
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(codes[0]!.toLowerCase());
    await lookAt(page, 'second-step-recovery');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await (await openAccountMenu(page)).click();
    const off = dialog(page, 'Turn off your second factor?');
    await off.getByLabel('Code', { exact: true }).fill(codeOf(secret, -9));
    await off.getByRole('button', { name: 'Turn off' }).click();
    await off.getByText('This code is wrong or has already been used.').waitFor();
    await lookAt(page, 'second-factor-off');
    await off.getByRole('button', { name: 'Use a recovery code' }).click();
    await off.getByLabel('Recovery code').fill(codes[1]!);
    await off.getByRole('button', { name: 'Turn off' }).click();
    await notice(page, 'Your second factor is off.');
    await setUp(page);

    const desk = await browser.open({
      site: 'kestrel',
      path: `/app/staff/customers?searchQuery=${email}`,
      as: admin,
      width,
    });
    await desk.locator('[data-row]').first().click();
    await desk.getByRole('button', { name: 'Reset second factor' }).click();
    const asked = dialog(desk, 'Reset the second factor of Lata Rao?');
    await asked.waitFor();
    await lookAt(desk, 'second-factor-reset');
    await asked.getByRole('button', { name: 'Reset second factor' }).click();
    await notice(desk, 'The second factor of Lata Rao was reset.');
    await desk.getByRole('button', { name: 'Reset second factor' }).waitFor({ state: 'detached' });
    await lookAt(desk, 'staff-account-actions');
    await mailTo(email, /your second factor was reset/);

    await page.goto(browser.address('kestrel', '/app/staff/customers'));
    await page.waitForURL(/\/app\/login/);
    await signIn(page, { email, password });
    await page.waitForURL(/\/app\/staff\/customers/);
  },
);

/** The site begins to ask it: what the page is told at the start, and what each call answers until it is set up. */
const begins = {
  'before they came': async (page: Page) => {
    const text = await page.evaluate(async () => (await fetch('/app/staff/customers')).text());
    const body = text.replace('"wlMeta":{', '"wlMeta":{"isSecondFactorRequired":true,');
    await page.route('**/app/staff/customers?status=verified', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
  },
  'in mid-session': async (page: Page) => {
    const missing = { success: false, result: null, message: '', errorCode: 'SECOND_FACTOR_MISSING' };
    const errorMessage = 'Please set up your second factor first.';
    await page.route('**/api/wl/user/getCustomers', (route) =>
      route.fulfill({ status: 403, json: { ...missing, errorMessage } }),
    );
    page.on('response', (response) => {
      if (response.url().endsWith('/turnOnSecondFactor') && response.ok())
        void page.unroute('**/api/wl/user/getCustomers');
    });
  },
};

it.each([
  ['desktop', 'in mid-session'],
  ['phone', 'in mid-session'],
  ['phone', 'before they came'],
] as const)(
  'staff of a site that asks it are led to set it up before anything else, and back: %s, %s',
  async (width, when) => {
    const nth = { desktop: 11, phone: when === 'in mid-session' ? 12 : 13 }[width];
    const page = await invite(width, `asked.${nth}@example.com`, `98470613${nth}`);
    const at = browser.address('kestrel', '/app/staff/customers?status=verified');
    if (when === 'before they came') {
      await begins[when](page);
      await page.goto(at);
    } else {
      await page.goto(browser.address('kestrel', '/app/staff/customers'));
      await page.locator('[data-row]').first().waitFor();
      await begins[when](page);
      await page.getByRole('button', { name: /^Filter/ }).click();
      await page.getByRole('combobox', { name: 'Email' }).selectOption('Verified');
      await page.getByRole('button', { name: 'Apply' }).click();
    }
    await page.getByRole('heading', { name: 'Set up a second factor', level: 1 }).waitFor();
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('img', { name: 'QR code for an authenticator app' }).locator('svg').waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Notices' }).getByText('Please set up').count()).toBe(0);
    await lookAt(page, 'second-factor-asked');
    const secret = (await page.getByLabel('Secret').textContent())!.replaceAll(' ', '');
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('heading', { name: 'Save your recovery codes', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByRole('heading', { name: 'Customers', level: 1 }).waitFor();
    await page.locator('[data-row]').first().waitFor();
    expect(page.url()).toBe(at);
  },
);
