// domains: keys
import { expect, it, vi } from 'vitest';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { randomId } from '#shared/ids.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { accountOf } from './accounts.ts';
import { filledIn } from './filled-in.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';
import { pasteIntoShell } from './paste-into-shell.ts';
import { programAt } from './program.ts';
import { daysAhead, traveller } from './walk/walker-world.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();
const owner = accountOf('kestrel', 'travelAgent');
const staff = accountOf('kestrel', 'staff');

const programOf = (token: string) => programAt(browser.address('kestrel', ''), token);

/** A sale to its ticket, by calls alone; its PNR. */
async function sell(ask: ReturnType<typeof programOf>, days: number): Promise<string> {
  const searchId = randomId();
  const { result: found } = await ask(searchFlights, {
    searchId,
    source: 'sandbox-gds',
    JourneyType: 1,
    segments: [{ origin: 'COK', destination: 'DXB', preferredDepartureTime: daysAhead(days) }],
    adultCount: 1,
    childCount: 0,
    infantCount: 0,
  });
  // Flights that go wrong on purpose have numbers from 9090 on.
  const offer = found!.offers.find(({ segments }) => !segments.some(({ flightNumber }) => /^909/.test(flightNumber)))!;
  const { result: quote } = await ask(fareQuote, { traceId: found!.traceId, resultIndex: offer.resultIndex });
  const { currency, totalPayable } = quote!.fareDetailResult;
  const { result: order } = await ask(setFlightDetails, {
    searchId,
    quoteId: quote!.quoteId,
    passengers: [{ ...traveller, lastName: 'Programme', email: 'programme@example.com' }],
    currency,
    totalPayable,
  });
  expect((await ask(payFromWallet, { orderId: order!.orderId })).status).toBe(200);
  return vi.waitFor(
    async () => {
      const standing = await ask(getOrder, { orderId: order!.orderId });
      expect(standing.result).toMatchObject({ state: 'COMPLETED' });
      return standing.result!.pnr;
    },
    { timeout: 30_000, interval: 200 },
  );
}

it.each(widthsOf(import.meta.url))(
  'the owner of an agency makes a key, sells with it, reads what was used, and ends it, %s',
  async (width) => {
    const name = `Booking engine ${width}`;
    const mails = `programs.${width}@malabar.example`;
    const page = await browser.open({ site: 'kestrel', path: '/app/user/dashboard/keys', as: owner, width });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Make a key' }).first().click();
    const form = page.getByRole('dialog', { name: 'Make a key' });
    await form.getByRole('button', { name: 'Make key' }).click();
    await form.getByText('Please enter a name.').waitFor();
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('From addresses').fill('300.1.1.1');
    await form.getByRole('radio', { name: 'Read and sell' }).check();
    await form.getByLabel('Mails about its bookings').fill(mails);
    await form.getByRole('button', { name: 'Make key' }).click();
    await form.getByText('Please enter a network such as 103.21.58.0/24.').waitFor();
    await form.getByLabel('From addresses').fill('');
    await lookAt(page, 'make-key');
    await form.getByRole('button', { name: 'Make key' }).click();

    const made = page.getByRole('dialog', { name: 'Copy your key now' });
    await made.getByText('20 a second, 1,00,000 a day').waitFor();
    await lookAt(page, 'key-made');
    expect(await made.getByRole('button', { name: 'I have copied it' }).isDisabled()).toBe(true);
    await made.getByRole('button', { name: 'Copy', exact: true }).click();
    const token = await page.evaluate(() => navigator.clipboard.readText());
    expect(token).toMatch(/^[0-9A-Z]+\.live_[\w-]{43}$/);
    await made.getByRole('button', { name: 'I have copied it' }).click();
    await made.waitFor({ state: 'detached' });
    expect(await page.content()).not.toContain(token);

    const ask = programOf(token);
    const pnr = await sell(ask, width === 'phone' ? 61 : 62);
    await mailTo(mails, new RegExp(pnr));

    await page.reload();
    const shown =
      width === 'phone' ? page.getByRole('article', { name }) : page.getByRole('row', { name: new RegExp(name) });
    await shown.getByText('In use').waitFor();
    const answers = page.getByRole('list', { name: 'Last answers' });
    await answers.getByText('getOrder').or(answers.getByText('payFromWallet')).first().waitFor();
    await answers
      .getByText(/[0-9a-f]{8}-[0-9a-f-]{27}/)
      .first()
      .waitFor();
    const days = page.getByRole('table', { name: 'Calls by day' });
    // Calls, one search, one booking, none refused.
    await days.getByRole('row', { name: /^\d+ \w+ \d+ 1 1 0$/ }).waitFor();
    await page.getByRole('img', { name: /Calls of the last 14 days\. .* answered/ }).waitFor();
    await lookAt(page, 'keys');

    const desk = await browser.open({ site: 'kestrel', path: '/app/staff/keys', as: staff, width });
    await desk.locator('[data-row]').filter({ hasText: name }).first().click();
    await desk.getByRole('heading', { name, exact: true }).waitFor();
    await desk.getByText('20 a second, 1,00,000 a day').waitFor();
    await lookAt(desk, 'site-key');

    await shown
      .getByRole('button', { name: new RegExp(name) })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'End key' }).click();
    const question = page.getByRole('dialog', { name: `End ${name}?` });
    await question.getByText('are refused from their next call on').waitFor();
    await lookAt(page, 'end-key');
    await question.getByRole('button', { name: 'End key' }).click();
    await page.getByText(`${name} has ended.`).first().waitFor();
    await shown.getByText('Ended').first().waitFor();
    expect(await ask(getWalletBalance, {})).toMatchObject({ status: 401, errorCode: 'NOT_SIGNED_IN' });
  },
);

it.each(widthsOf(import.meta.url))(
  'a test key is made, and the whole sale of the developers’ page is pasted and ends in a ticket, %s',
  async (width) => {
    const page = await browser.open({ site: 'kestrel', path: '/app/user/dashboard/keys', as: owner, width });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Test key' }).click();
    const form = page.getByRole('dialog', { name: 'Make a key' });
    await form.getByLabel('Name').fill(`Trial ${width}`);
    expect(await form.getByRole('radio', { name: 'Test', exact: true }).isChecked()).toBe(true);
    await form.getByText('play money').waitFor();
    await form.getByRole('radio', { name: 'Read and sell' }).check();
    await lookAt(page, 'make-test-key');
    await form.getByRole('button', { name: 'Make key' }).click();
    const made = page.getByRole('dialog', { name: 'Copy your key now' });
    const address = (await made.getByText(/^http.*sandbox/).textContent())!;
    await lookAt(page, 'test-key-made');
    await made.getByRole('button', { name: 'Copy', exact: true }).click();
    const token = await page.evaluate(() => navigator.clipboard.readText());
    expect(token).toMatch(/^[0-9A-Z]+\.test_[\w-]{43}$/);
    const [how] = await Promise.all([
      page.context().waitForEvent('page'),
      made.getByRole('link', { name: 'How to send it' }).click(),
    ]);
    const printed = await how.getByRole('region', { name: 'A whole sale at the sandbox' }).innerText();
    const said = await pasteIntoShell(
      filledIn(printed, { SITE: address, KEY: token, DAY: daysAhead(width === 'phone' ? 63 : 64) }),
    );
    expect(said).toMatch(/"[A-Z0-9]{6}"\s+"Ticketed"\s*$/);
    await made.getByRole('button', { name: 'I have copied it' }).click();
    const row =
      width === 'phone'
        ? page.getByRole('article', { name: `Trial ${width}` })
        : page.getByRole('row', { name: new RegExp(`Trial ${width}`) });
    await page.reload();
    await row.getByText('Test, read and sell').waitFor();
    await row.getByText('In use').waitFor();
  },
);
