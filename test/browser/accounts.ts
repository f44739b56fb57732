import type { Page } from 'playwright-core';
import { DEMO_PASSWORD, demoAccounts } from '#infra/local/seed/accounts.ts';
import type { UserType } from '#shared/users/types.ts';

/** A demo account's credentials. */
export function accountOf(site: string, userType: UserType): { email: string; password: string } {
  const { email } = demoAccounts.find((one) => one.site === site && one.userType === userType)!;
  return { email, password: DEMO_PASSWORD };
}

const adult = {
  paxType: 1,
  nationality: 'IN',
  countryCode: 'IN',
  passportIssueCountryCode: 'IN',
  passportExpiry: '2032-05-01',
  email: 'asha@example.com',
  phoneCode: '+91',
  mobileNo: '9847012345',
};
const child = { ...adult, paxType: 2, email: '', mobileNo: '' };

/** A family of four that has travelled before. */
export const family = [
  {
    ...adult,
    title: 'Ms',
    firstName: 'Asha',
    lastName: 'Menon',
    gender: 2,
    dateOfBirth: '1988-04-12',
    passportNo: 'N1234567',
  },
  {
    ...adult,
    title: 'Mr',
    firstName: 'Ravi',
    lastName: 'Menon',
    gender: 1,
    dateOfBirth: '1986-09-30',
    passportNo: 'N7654321',
  },
  {
    ...child,
    title: 'Miss',
    firstName: 'Tara',
    lastName: 'Menon',
    gender: 2,
    dateOfBirth: '2018-02-03',
    passportNo: 'N2223334',
  },
  {
    ...child,
    title: 'Mstr',
    firstName: 'Dev',
    lastName: 'Menon',
    gender: 1,
    dateOfBirth: '2020-07-19',
    passportNo: 'N5556667',
  },
];

/** Saves travellers of the signed-in user as an earlier booking would have. */
export async function saveTravellers(page: Page, travellers: readonly object[]): Promise<void> {
  const statuses = await page.evaluate(async (all) => {
    const known = await fetch('/api/wl/user/getTravellers', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (((await known.json()) as { result: { travellers: object[] } }).result.travellers.length) return [];
    return Promise.all(
      all.map(
        async (one) =>
          (
            await fetch('/api/wl/user/saveTraveller', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(one),
            })
          ).status,
      ),
    );
  }, travellers);
  if (statuses.some((status) => status !== 200)) throw new Error(`travellers were not saved: ${statuses.join()}`);
}

/** Signs in by the form of the page that is open. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const secret = page.getByLabel(/^Password/);
  // The page before may ask for an email too, and stands until this one has come.
  await secret.waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await secret.fill(password);
  await page.getByRole('button', { name: /sign in/i }).click();
}
