import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, demoAccounts } from '#infra/local/seed/accounts.ts';
import { demoSites } from '#infra/local/seed/sites.ts';
import { expectNoAxeViolations } from '#test/harness/expect-no-axe-violations.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';

const browser = useBrowser();
const first = demoSites[0]!.head.site;
const account = demoAccounts.find(({ site, userType }) => site === first && userType === 'travelAgent')!;

describe.each(['desktop', 'phone'] as Width[])('the front door, %s', (width) => {
  it.each(demoSites.map(({ head, data }) => [head.site, data.siteName] as const))('%s greets in its own name, accessibly', async (site, siteName) => {
    for (const dark of [false, true]) {
      const page = await browser.open({ site, path: '/app/login', width, dark });
      await page.getByRole('textbox', { name: /email/i }).waitFor();
      expect(await page.title()).toContain(siteName);
      await expectNoAxeViolations(page);
    }
  });

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
