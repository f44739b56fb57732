// domains: site, flights
import { describe, expect, it } from 'vitest';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { lookAt } from './look-at.ts';

const browser = useBrowser();
const site = 'dune';
const admin = accountOf(site, 'staff');

describe.each(['desktop', 'phone'] as Width[])('flight suppliers, %s', (width) => {
  it('a wrong token is refused in words, a test token is kept sealed, and the source is tried', async () => {
    const page = await browser.open({
      site,
      path: '/app/staff/setting/other-settings?part=suppliers',
      width,
      as: admin,
    });
    const ending = width === 'phone' ? '7788' : '4455';
    const duffel = page.getByRole('group', { name: 'Source duffel' });
    await duffel.getByText('Test flights, which nobody flies.').waitFor();
    await lookAt(page, 'settings-suppliers');

    const token = page.getByLabel(/^(New )?[Tt]oken$/);
    await token.fill('duffel_live_not-a-real-token');
    await page.getByRole('button', { name: 'Save the token' }).click();
    await page.getByText('a live token would buy real tickets').waitFor();
    await lookAt(page, 'settings-suppliers-refused');
    await token.fill(`duffel_test_typed-by-staff-${ending}`);
    await page.getByRole('button', { name: 'Save the token' }).click();
    await page.getByText(`Its token ends in ${ending}.`).waitFor();
    expect(await token.inputValue()).toBe('');

    await duffel.getByRole('button', { name: 'Try duffel' }).click();
    await duffel.getByText(/^\d+ offers? for Dubai to Kochi in \d+\.\d s$/).waitFor();
    await lookAt(page, 'settings-suppliers-tried');
  });

  it('every page that sells says that nobody can fly these', async () => {
    const page = await browser.open({ site, path: '/app/flight/search', width });
    await page.getByRole('complementary', { name: 'Test flights' }).waitFor();
    await lookAt(page, 'search-test-flights');
    const other = await browser.open({ site, path: '/app/login', width });
    await other
      .getByRole('button', { name: /sign in|log in/i })
      .first()
      .waitFor();
    expect(await other.getByRole('complementary', { name: 'Test flights' }).count()).toBe(0);
  });
});
