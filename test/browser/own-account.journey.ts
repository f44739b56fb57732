// domains: users
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accountOf } from './accounts.ts';
import { approveAgents } from './approve-agents.ts';
import { expectInView } from './in-view.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';
import { fillRegistration, toAgency } from './register-steps.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
/** Agents are approved here, and nowhere else. */
const site = 'dune';
/** Whose own account is looked at registers here. */
const home = 'kestrel';
const staff = accountOf(site, 'staff');
const PASSWORD = 'A quiet harbour 7';
const widths = widthsOf(import.meta.url);

/** Opens the link that was mailed, sets the password and is signed in. */
async function openLink(email: string, width: Width, at = site): Promise<Page> {
  const { body } = await mailTo(email, /set your password/);
  const { pathname, search } = new URL(
    /https?:\/\/[^\s"'<]*generate_password\?token=[^\s"'<]+/.exec(body.text ?? '')![0],
  );
  const page = await browser.open({ site: at, path: pathname + search, width });
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/generate_password'));
  return page;
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const open = async (page: Page, path: string, heading: string) => {
  await page.goto(browser.address(site, path));
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
};

interface Joining {
  path: string;
  firstName: string;
  email: string;
  phone: string;
}

/** Registers a traveller, confirms the mail and is signed in. */
async function join({ path, firstName, email, phone }: Joining, width: Width): Promise<Page> {
  const page = await browser.open({ site: home, path, width });
  await page.getByRole('radio', { name: 'Traveller' }).check();
  await box(page, 'First name').fill(firstName);
  await box(page, 'Last name').fill('Haddad');
  await page.getByLabel('Gender').selectOption({ label: 'Female' });
  await box(page, 'Email').fill(email);
  await box(page, 'Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  return openLink(email, width, home);
}

it.each(widths)('an agency registers, waits, is approved by staff and told by mail, %s', async (width) => {
  const settings = await browser.open({
    site,
    path: '/app/staff/setting/other-settings?part=access',
    as: staff,
    width,
  });
  await approveAgents(settings);
  await lookAt(settings, 'settings-agents-approved');
  const email = `layla.${width}@oasis.example`;
  const name = `Oasis Trips ${width}`;
  const visitor = await browser.open({ site, path: '/app/createNewUser', width });
  const register = visitor.getByRole('button', { name: 'Register' });
  const next = width === 'phone' ? visitor.getByRole('button', { name: 'Next: your agency' }) : register;
  await next.click();
  await visitor.getByText('This is required field.').first().waitFor();
  await visitor.getByText('Phone number is required!').waitFor();
  await lookAt(visitor, 'register-wrong');
  const person = {
    'First name': 'Layla',
    'Last name': 'https://evil.example',
    Email: staff.email,
    'Mobile number': width === 'phone' ? '501234571' : '501234572',
  };
  for (const [label, text] of Object.entries(person)) await box(visitor, label).fill(text);
  await next.click();
  await visitor.getByText('Use only letters, spaces, apostrophes and hyphens.').waitFor();
  await fillRegistration(
    visitor,
    width,
    { ...person, 'Last name': 'Haddad' },
    {
      'Agency name': name,
      Address: '7 Creek Road',
      City: 'Dubai',
      'Postal code': '00000',
      State: 'Dubai',
      'Referral code (optional)': 'XXXXXXX',
    },
  );
  if (width === 'phone') await lookAt(visitor, 'register-agency-second-step');
  await register.click();
  await visitor.getByText('This referral code does not exist.').waitFor();
  await box(visitor, 'Referral code (optional)').fill('');
  await visitor.getByRole('button', { name: 'Register' }).click();
  await visitor.getByText('An account with this email already exists.').waitFor();
  // Said at the first step, which is there again.
  await box(visitor, 'Email').fill(email);
  await toAgency(visitor, width);
  await visitor.getByRole('button', { name: 'Register' }).click();
  await visitor.getByRole('heading', { name: 'Check your email' }).waitFor();
  await visitor.getByText('approves agencies before they can book').waitFor();
  await lookAt(visitor, 'registered-waiting');

  const agent = await openLink(email, width);
  await open(agent, '/app/user/dashboard', 'My Profile');
  await agent.getByText('has not yet approved your agency').waitFor();
  await agent.getByRole('region', { name: 'Profile' }).getByText(name).first().waitFor();
  await lookAt(agent, 'dashboard-waiting');

  const office = await browser.open({ site, path: '/app/staff/customers', as: staff, width });
  await office.getByRole('button', { name: 'Show them' }).click();
  await office.waitForURL(/isAwaitingApproval=1/);
  await office.locator('[data-row]').filter({ hasText: 'Layla Haddad' }).first().click();
  const approve = office.getByRole('button', { name: 'Approve', exact: true });
  await approve.waitFor();
  await lookAt(office, 'customer-waiting');
  await approve.click();
  await office.getByText('is approved. We email them.').first().waitFor();
  await approve.waitFor({ state: 'detached' });
  expect((await mailTo(email, /your agency is approved/)).body.text).toContain('can book now');

  await agent.reload();
  await agent.getByRole('region', { name: 'Wallet' }).getByText('0.00').waitFor();
  await expect.poll(() => agent.getByText('has not yet approved your agency').count()).toBe(0);
});

it.each(widths)(
  'a locked site registers nobody who is not signed in: its login stands there instead, %s',
  async (width) => {
    const page = await browser.open({ site: 'cinnamon', path: '/app/createNewUser?userType=retail', width });
    await page.waitForURL(/\/app\/login\?/);
    await page.getByLabel(/^Password/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Register' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: /createNewUser|register as an agent/i }).count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: 'Open an account' }).count()).toBe(0);
    await lookAt(page, 'locked-registration');
    await page.goto(browser.address('cinnamon', '/app/signup'));
    await page.getByRole('heading', { name: 'Members only', level: 1 }).waitFor();
    await lookAt(page, 'for-members');
    // Elsewhere the same address is the form.
    await page.goto(browser.address(home, '/app/createNewUser?userType=retail'));
    await page.getByRole('heading', { name: 'Register', level: 1 }).waitFor();
    await page.getByRole('radio', { name: 'Company' }).check();
    if (width !== 'phone') return void (await box(page, 'Company name').waitFor());
    // A company is asked for itself in a second step; what was given in the first stays.
    await page.getByRole('button', { name: 'Next: your company' }).click();
    await page.getByText('Phone number is required!').waitFor();
    await expect.poll(() => box(page, 'Company name').count()).toBe(0);
    await lookAt(page, 'register-company-first-step');
    await box(page, 'First name').fill('Layla');
    await box(page, 'Last name').fill('Haddad');
    await page.getByLabel('Gender').selectOption({ label: 'Female' });
    await box(page, 'Email').fill('layla@corporate.example');
    await box(page, 'Mobile number').fill('9847077099');
    await page.getByRole('button', { name: 'Next: your company' }).click();
    await box(page, 'Company name').waitFor();
    await lookAt(page, 'register-company-second-step');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => box(page, 'First name').inputValue()).toBe('Layla');
  },
);

it.each(widths)(
  'somebody’s own account: name, numbers, invoices, travellers, devices and who joined, %s',
  async (width) => {
    const email = `nadia.${width}@oasis.example`;
    const [own, friend] = width === 'phone' ? ['9847077011', '9847077012'] : ['9847077013', '9847077014'];
    const page = await join({ path: '/app/createNewUser', firstName: 'Noor', email, phone: own! }, width);
    await page.goto(browser.address(home, '/app/user/dashboard'));
    await page.getByRole('region', { name: 'Next trips' }).waitFor();
    await page
      .getByRole('region', { name: 'Wallet' })
      .getByText(/\d\.\d\d/)
      .first()
      .waitFor();
    await lookAt(page, 'dashboard');

    const tabs = page.getByRole('navigation', { name: 'Your account' });
    await tabs.getByRole('link', { name: 'Referral' }).click();
    await tabs.getByRole('link', { name: 'My Profile' }).click();
    await page.getByRole('region', { name: 'Your name' }).waitFor();
    await box(page, 'First name').fill('7 of 9');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Use only letters, spaces, apostrophes and hyphens.').waitFor();
    await box(page, 'First name').fill('Nadia');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Profile saved.').first().waitFor();
    await lookAt(page, 'profile');

    const asked = page.getByRole('dialog', { name: 'Your changes are not saved' });
    await box(page, 'Last name').fill('Unsaved');
    await tabs.getByRole('link', { name: 'Billing details' }).click();
    await asked.getByText('If you leave now, you lose your changes to your name.').waitFor();
    await expectInView(asked, 'the question');
    await lookAt(page, 'profile-unsaved');
    await asked.getByRole('button', { name: 'Stay here' }).click();
    await asked.waitFor({ state: 'detached' });
    await expect.poll(() => box(page, 'Last name').inputValue()).toBe('Unsaved');
    await page.goBack();
    await asked.waitFor();
    await asked.getByRole('button', { name: 'Stay here' }).click();
    await asked.waitFor({ state: 'detached' });
    await tabs.getByRole('link', { name: 'Billing details' }).click();
    await asked.getByRole('button', { name: 'Discard and leave' }).click();
    await page.getByRole('heading', { name: 'Billing details', level: 1 }).waitFor();
    await box(page, 'Made out to').fill('Nobody');
    await tabs.getByRole('link', { name: 'Devices' }).click();
    await asked.getByText('If you leave now, your changes to the billing details are lost.').waitFor();
    await asked.getByRole('button', { name: 'Stay here' }).click();
    await asked.waitFor({ state: 'detached' });
    await box(page, 'Made out to').fill('Nadia and Partners');
    await box(page, 'PAN').fill('12345');
    await page.getByRole('button', { name: 'Save billing details' }).click();
    await page.getByText('Please enter a valid PAN, such as ABCPE1234F.').waitFor();
    await lookAt(page, 'billing-wrong');
    await box(page, 'PAN').fill('ABCPE1234F');
    await page.getByRole('button', { name: 'Save billing details' }).click();
    await page.getByText('Billing details saved.').first().waitFor();
    await lookAt(page, 'billing');

    await tabs.getByRole('link', { name: 'Saved travellers' }).click();
    await page.getByRole('button', { name: 'Add a traveller' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a traveller' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('This is required field.').first().waitFor();
    await dialog.getByLabel('Title').selectOption('Ms');
    await box(page, 'First name').fill('Tara');
    await box(page, 'Last name').fill('Haddad');
    await box(page, 'Passport').fill('N1234567');
    await expectInView(dialog, 'the dialog');
    await lookAt(page, 'traveller-dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    const traveller = page.getByRole('listitem', { name: 'Ms Tara Haddad', exact: true });
    await traveller.getByText('Passport ••••4567').waitFor();
    await expect.poll(() => page.getByText('N1234567').count()).toBe(0);
    await traveller.getByRole('button', { name: 'Show documents' }).click();
    await traveller.getByText('N1234567').waitFor();
    await lookAt(page, 'travellers');
    await traveller.getByRole('button', { name: 'Change Ms Tara Haddad' }).click();
    const changed = page.getByRole('dialog', { name: 'Edit traveller' });
    await expect.poll(() => box(page, 'Passport').inputValue()).toBe('N1234567');
    await box(page, 'Passport').fill('N7654321');
    await page.keyboard.press('Escape');
    await asked.getByText('If you close this now, your changes are lost.').waitFor();
    await asked.getByRole('button', { name: 'Stay here' }).click();
    await expect.poll(() => box(page, 'Passport').inputValue()).toBe('N7654321');
    await box(page, 'Passport').fill('N1234567');
    await changed.getByRole('button', { name: 'Cancel' }).click();
    await changed.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByText('N1234567').count()).toBe(0);
    await traveller.getByRole('button', { name: 'Delete Ms Tara Haddad' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await traveller.waitFor({ state: 'detached' });

    const account = { email, password: PASSWORD };
    const elsewhere = await browser.open({ site: home, path: '/app/user/dashboard', as: account, width });
    await elsewhere.getByRole('heading', { name: 'My Profile' }).waitFor();
    await tabs.getByRole('link', { name: 'Devices' }).click();
    await page.getByText(/You are signed in on \d+ devices\./).waitFor();
    await lookAt(page, 'devices');
    await page.getByRole('button', { name: 'Sign out all others' }).click();
    await page.getByText('You are only signed in on this device.').waitFor();
    await elsewhere.goto(browser.address(home, '/app/user/dashboard'));
    // Whichever of the page's calls hears it first leads: next trips to the search, all else to the login.
    await elsewhere.waitForURL(/\/app\/(login|logout|flight\/search)/);
    await elsewhere.getByRole('button', { name: /^Account of/ }).waitFor({ state: 'detached' });

    await tabs.getByRole('link', { name: 'Referral' }).click();
    const link = await page.getByText(/\/app\/createNewUser\?referralCode=/).innerText();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Copied to clipboard.').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    const { pathname, search } = new URL(link);
    const joined = {
      path: pathname + search,
      firstName: 'Yasmin',
      email: `yasmin.${width}@oasis.example`,
      phone: friend!,
    };
    await join(joined, width);
    await page.reload();
    await page.getByRole('region', { name: 'Who joined' }).getByText('Yasmin').waitFor();
    await expect.poll(() => page.getByText('Haddad').count()).toBe(0);
    await lookAt(page, 'referral');
  },
);

it.each(widths)('staff verify a PAN card, and are told that no authority was asked, %s', async (width) => {
  const page = await browser.open({
    site: home,
    path: '/app/staff/verifyPanCard',
    as: accountOf(home, 'staff'),
    width,
  });
  await box(page, 'PAN').fill('ABCDE1234F');
  await box(page, 'Name on the card').fill('Asha Easwaran');
  await page.getByRole('button', { name: 'Check and record' }).click();
  await page.getByText('Please enter a valid PAN, such as ABCPE1234F.').waitFor();
  await box(page, 'PAN').fill('ABCCE1234F');
  await page.getByLabel('Holder type').selectOption({ label: 'Person (P)' });
  await page.getByRole('button', { name: 'Check and record' }).click();
  await page.getByText('The fourth letter stands for Company (C), not Person (P).').waitFor();
  await box(page, 'PAN').fill('ABCPE1234F');
  await page.getByRole('button', { name: 'Check and record' }).click();
  await page.getByText('Not checked with any authority').waitFor();
  await page.getByText('XXXXXX234F').waitFor();
  await lookAt(page, 'verify-pan-card');

  const elsewhere = await browser.open({ site, path: '/app/staff/verifyPanCard', as: staff, width });
  await elsewhere.waitForURL(/\/app\/403$/);
  await expect.poll(() => elsewhere.getByText(/\bPAN\b/).count()).toBe(0);
});
