// domains: users
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#infra/local/seed/accounts.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf, family } from './accounts.ts';
import { endElsewhere } from './end-elsewhere.ts';
import {
  allAnswered,
  fillContact,
  fillPassenger,
  passengersAsked,
  pay,
  review,
  searchIdOf,
  selectFlight,
} from './flight-steps.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';
import { personAt } from './person.ts';

const browser = useBrowser();
const departure = new Date(Date.now() + 25 * 86_400_000).toISOString().slice(0, 10);
const results = (nth: number) =>
  `/app/flight/searchResult/${searchIdOf(nth)}?origin=COK&destination=DXB&departure=${departure}&adt=1&chd=0&inf=0`;
/** Our cookies but the one that a known device keeps, which opens nothing. */
const ours = async (page: Page) =>
  (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => /portolan/i.test(name) && !name.endsWith('-device'));

it('signing out without a connection holds: the session ends with the next call that comes through, whichever', async () => {
  const page = await browser.open({
    site: 'kestrel',
    path: '/app/flight/search',
    as: accountOf('kestrel', 'retail'),
  });
  await page.getByRole('button', { name: /^Account of/ }).click();
  const out = page.getByRole('menuitem', { name: 'Sign out', exact: true });
  await out.waitFor();
  await page.context().setOffline(true);
  await out.click();
  await page.getByRole('heading', { name: 'You are signed out here' }).waitFor();
  await lookAt(page, 'signed-out-offline');
  expect(await ours(page), 'no page can take the session’s cookie away').toEqual(['__Host-portolan']);
  // The logout call itself never comes through, and the tab is closed.
  await page.context().route('**/user/logout', (route) => route.abort());
  await page.context().setOffline(false);
  const next = await page.context().newPage();
  await page.close();
  await next.goto(browser.address('kestrel', '/app/flight/search'));
  await expect.poll(() => ours(next), { message: 'cookies' }).toEqual([]);
  await expect.poll(() => next.getByRole('button', { name: /^Account of/ }).count()).toBe(0);
  await next.goto(browser.address('kestrel', '/app/flight/ticketQueue'));
  await next.waitForURL(/\/app\/login\?/);
});

it('a session that ended before Pay is said, and signing in goes on with the same booking', async () => {
  const agent = accountOf('kestrel', 'travelAgent');
  const page = await browser.open({ site: 'kestrel', path: results(831), as: agent });
  const person = personAt(page);
  await allAnswered(person);
  await selectFlight(person);
  await passengersAsked(person);
  await expect.poll(() => page.getByRole('region', { name: 'Sign in first?' }).count()).toBe(0);
  await fillPassenger(person, 'Adult 1', family[0]!);
  await fillContact(person, agent.email);
  await review(person);
  const asked = new URL(page.url());
  await endElsewhere(page, browser.address('kestrel', '/app/logout'));
  await pay(person);
  await page.waitForURL(/\/app\/flight\/search$/);
  const said = page.getByRole('dialog', { name: 'Your session has ended' });
  await said.getByText('nothing was booked or charged').waitFor();
  await lookAt(page, 'session-ended');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).toContain(family[0]!.lastName);
  expect(kept).not.toContain(family[0]!.passportNo);
  expect(kept).not.toMatch(/"(dateOfBirth|passportNo|passportExpiry|pan)\\":\\"[^\\]/);
  await said.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(agent.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(asked.href);
  await pay(person);
  await page.waitForURL(/\/flight\/ticketQueue\?open=/);
});

it('sign-in is offered before anything is typed; the tab of the mailed link leaves the booking to the other, or goes on', async () => {
  const page = await browser.open({ site: 'kestrel', path: results(832), width: 'phone' });
  const person = personAt(page);
  await allAnswered(person);
  await selectFlight(person);
  await passengersAsked(person);
  const first = page.getByRole('region', { name: 'Sign in first?' });
  await first.waitFor();
  await lookAt(page, 'passengers-sign-in-first');
  const name = page.getByRole('region', { name: 'Adult 1' }).getByLabel('First name');
  await name.fill('Mira');
  await first.getByRole('link', { name: 'Open an account' }).click();
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('First name').fill('Mira');
  await page.getByLabel('Last name').fill('Sen');
  await page.getByRole('textbox', { name: 'Email' }).fill('mira.sen@example.com');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('9847012377');
  await page.getByRole('region', { name: 'Price' }).getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  const { body } = await mailTo('mira.sen@example.com', /./);
  const [token] = /token=[\w-]{43}/.exec(body.text ?? '')!;
  const mailed = await page.context().newPage();
  await mailed.goto(browser.address('kestrel', `/app/generate_password?${token}`));
  await mailed.getByLabel('New password').fill('A quiet harbour 7');
  await mailed.getByRole('button', { name: 'Save and sign in' }).click();
  await mailed.getByRole('heading', { name: 'You are signed in' }).waitFor();
  await lookAt(mailed, 'goes-on-elsewhere');
  await mailed.getByRole('button', { name: 'Continue here instead' }).click();
  await passengersAsked({ page: mailed });
  await expect
    .poll(() => mailed.getByRole('region', { name: 'Adult 1' }).getByLabel('First name').inputValue())
    .toBe('Mira');
  await expect.poll(() => mailed.getByRole('region', { name: 'Sign in first?' }).count()).toBe(0);
});
