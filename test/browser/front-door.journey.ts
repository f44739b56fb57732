// domains: users
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, demoAccounts } from '#infra/local/seed/accounts.ts';
import { demoSites } from '#infra/local/seed/sites.ts';
import { mailTo } from './mailbox.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const first = demoSites[0]!.head.site;
const account = demoAccounts.find(({ site, userType }) => site === first && userType === 'travelAgent')!;

it.each(demoSites.map(({ head, data }) => [head.site, data.siteName] as const))(
  '%s greets in its own name',
  async (site, siteName) => {
    const page = await browser.open({ site, path: '/app/login' });
    await page.getByRole('textbox', { name: /email/i }).waitFor();
    expect(await page.title()).toContain(siteName);
  },
);

describe.each(widthsOf(import.meta.url))('the front door, %s', (width) => {
  it('lets an agent in, and out again', async () => {
    const page = await browser.open({ site: first, path: '/app/login', width });
    await page.getByRole('textbox', { name: /email/i }).fill(account.email);
    await page.getByLabel(/^password/i).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: /sign in|log ?in/i }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    await page.goto(browser.address(first, '/app/logout'));
    await page.waitForURL((url) => /login|search/.test(url.pathname));
  });

  it('says so when the password is wrong', async () => {
    const page = await browser.open({ site: first, path: '/app/login', width });
    await page.getByRole('textbox', { name: /email/i }).fill('nobody@example.com');
    await page.getByLabel(/^password/i).fill('not the password');
    await page.getByRole('button', { name: /sign in|log ?in/i }).click();
    await page.getByText('Email or password is incorrect.').first().waitFor();
  });
});

describe('whoever waits for a mail goes on where they were', () => {
  const asked = '/app/flight/ticketQueue?tab=holds';
  const linkIn = async (email: string, subject: RegExp, least = 1): Promise<string> => {
    const { body } = await mailTo(email, subject, least);
    const { pathname, search } = new URL(
      /https?:\/\/[^\s"'<]*generate_password\?token=[^\s"'<]+/
        .exec(`${body.text ?? ''} ${body.html ?? ''}`)![0]
        .replaceAll('&amp;', '&'),
    );
    return browser.address(first, pathname + search);
  };
  const isThere = (url: URL) => url.pathname + url.search === asked;

  it('after opening an account, in the tab of the link and in the one that waited', async () => {
    const page = await browser.open({ site: first, path: asked });
    await page.getByRole('link', { name: 'Open an account' }).click();
    await page.getByRole('radio', { name: 'Female' }).check();
    await page.getByLabel('First name').fill('Nila');
    await page.getByLabel('Last name').fill('Rao');
    await page.getByRole('textbox', { name: 'Email' }).fill('nila.rao@example.com');
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('9847012399');
    await page.getByRole('button', { name: 'Open an account' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    const mailed = await page.context().newPage();
    await mailed.goto(await linkIn('nila.rao@example.com', /./));
    await mailed.getByLabel('New password').fill('A quiet harbour 7');
    await mailed.getByRole('button', { name: 'Save and sign in' }).click();
    await mailed.waitForURL(isThere);
    await mailed.close();
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForURL(isThere);
  });

  it('after a forgotten password, and back to sign in on the way', async () => {
    const page = await browser.open({ site: first, path: asked });
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await page.getByRole('link', { name: 'Forgot password' }).click();
    // The page of before has a field of this name too.
    await page.getByRole('heading', { name: 'Forgot password' }).waitFor();
    await page.getByRole('textbox', { name: 'Email' }).fill('nila.rao@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('status').waitFor();
    await page.goto(await linkIn('nila.rao@example.com', /./, 2));
    await page.getByLabel('New password').fill('A quiet harbour 8');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.waitForURL(isThere);
  });
});
