// domains: users, permissions
import { expect, it } from 'vitest';
import { getPermissionsFromSession } from '#shared/permissions/get-permissions-from-session.ts';
import { getSources } from '#shared/flights/search/get-sources.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';

const browser = useBrowser();
const refused = {
  status: 403,
  json: { success: false, errorCode: 'FORBIDDEN', errorMessage: 'You do not have permission to do this.' },
};

it('a search that its asker may not make says so once, and asks nothing again', async () => {
  const page = await browser.open({ site: 'kestrel', path: '/app/403', as: accountOf('kestrel', 'travelAgent') });
  let asked = 0;
  await page.route(`**${getSources.path}*`, (route) => {
    asked++;
    return route.fulfill(refused);
  });
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const search = `origin=COK&destination=DXB&departure=${day}&adt=1&chd=0&inf=0`;
  await page.goto(browser.address('kestrel', `/app/flight/searchResult/01JZZZZZZZZZZZZZZZZZZZZZZZ?${search}`));
  await page.getByRole('heading', { name: 'This search is not possible' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(1);
});

it('staff whose rights are refused altogether read it, and wait for nothing', async () => {
  const page = await browser.open({ site: 'kestrel', path: '/app/403', as: accountOf('kestrel', 'staff') });
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  await page.route(`**${getPermissionsFromSession.path}`, (route) => route.fulfill(refused));
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('portolan-user')!) as object;
    localStorage.setItem('portolan-user', JSON.stringify({ ...user, isSuperAdmin: false }));
    localStorage.removeItem('portolan-permissions');
  });
  await page.goto(browser.address('kestrel', '/app/staff/customers'));
  await page.getByRole('heading', { name: 'Not allowed' }).waitFor();
  await expect.poll(() => page.getByText('Loading', { exact: true }).count()).toBe(0);
});
