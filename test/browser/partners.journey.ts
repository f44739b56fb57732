// domains: partners, users, site
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '#test/harness/use-browser.ts';
import { getChangeRequests } from '#shared/changes/get-change-requests.ts';
import { getSources } from '#shared/flights/search/get-sources.ts';
import { jumplogin } from '#shared/partners/jumplogin.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { accountOf } from './accounts.ts';
import { allAnswered, pay, searchIdOf } from './flight-steps.ts';
import { lookAt } from './look-at.ts';
import { heldByAnother, holdThroughLink, nothingRefused } from './partner-holds.ts';
import { atReviewOf } from './make-order.ts';
import { besideOf, decidedTwice, pressOffline } from './partner-tabs.ts';
import { personAt } from './person.ts';
import { callsOf, daysAhead } from './walk/walker-world.ts';
import { widthsOf } from './widths.ts';

const browser = useBrowser();

/** Each width has a link of its own: what one has asked the other cannot ask again. */
const pairs = {
  desktop: { supplier: 'kestrel', supplies: 'Kestrel Travels', consumer: 'lantern', sells: 'Lantern Fares' },
  phone: { supplier: 'lantern', supplies: 'Lantern Fares', consumer: 'kestrel', sells: 'Kestrel Travels' },
};

/** The sources through links that a customer's search asks now. */
const linkedSources = async (page: Page): Promise<string[]> => {
  const names = await page.evaluate(async (path) => {
    const answer = await fetch(path);
    return ((await answer.json()) as { result: { sources: { source: string }[] } }).result.sources;
  }, getSources.path);
  return names.map(({ source }) => source).filter((name) => name.startsWith('partner-'));
};
const lookedUp = (page: Page, orderId: string) => callsOf(page)(getOrder, { orderId });

const said = (page: Page, text: string) => page.getByText(text).first().waitFor();
/** A key of the partner, made in a stay and shown once. */
async function keyMadeBy(there: Page): Promise<void> {
  const account = there.getByRole('navigation', { name: 'Your account' });
  expect(await account.getByRole('link').allTextContents()).toEqual(['Wallet', 'Keys']);
  await account.getByRole('link', { name: 'Keys' }).click();
  await there.getByRole('button', { name: 'Make a key' }).first().click();
  const form = there.getByRole('dialog', { name: 'Make a key' });
  await form.getByLabel('Name').fill('Our portal');
  await form.getByText('Leave empty for the contact that your site gave here.').waitFor();
  await lookAt(there, 'partner-make-key');
  await form.getByRole('button', { name: 'Make key' }).click();
  const made = there.getByRole('dialog', { name: 'Copy your key now' });
  await made.getByText(/\.live_/).waitFor();
  await there.keyboard.press('Escape');
  await made.getByText('You have not copied the key.').waitFor();
  await there.keyboard.press('Escape');
  await made.waitFor({ state: 'detached' });
  await said(there, 'Our portal');
  await said(there, 'Not used yet');
  await lookAt(there, 'partner-keys');
}
const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

describe.each(widthsOf(import.meta.url))('sites that sell for each other, %s', (width) => {
  const { supplier, supplies, consumer, sells } = pairs[width];
  const staffOf = (site: string, path: string) => browser.open({ site, path, width, as: accountOf(site, 'staff') });

  it('apply, ask, decide, and are suspended, each at their own site', async () => {
    const admin = await staffOf(supplier, '/app/user/supplier/becomeSupplier');
    await admin.getByRole('checkbox', { name: 'Flights', exact: true }).check();
    await admin.getByRole('textbox', { name: 'About your inventory' }).fill('<b>Net fares</b> of all Gulf carriers');
    await admin.getByRole('textbox', { name: 'Contact person' }).fill('Anjali Pillai');
    await admin.getByRole('textbox', { name: 'Email' }).fill('trade@kestrel.example');
    await admin.getByRole('textbox', { name: 'Phone' }).fill('+91 484 400 1180');
    await admin.getByRole('button', { name: 'Save' }).click();
    await said(admin, 'Your supplier details are saved.');
    await said(admin, 'What you offer');
    await lookAt(admin, 'become-supplier-terms');
    await admin.getByRole('button', { name: 'Accept terms' }).click();
    await said(admin, 'The platform is looking at your application.');

    const platform = await staffOf('portolan', '/app/staff/sites');
    await platform.getByRole('button', { name: 'Supplier applications' }).click();
    await platform.getByRole('button', { name: `List ${supplies}` }).click();
    await said(platform, `${supplies} is in the directory.`);
    await lookAt(platform, 'supplier-applications');

    const desk = await staffOf(consumer, '/app/staff/link_supplier');
    await desk.getByRole('button', { name: `Request ${supplies}`, exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: `Request Flights of ${supplies}` });
    await dialog.getByText('<b>Net fares</b> of all Gulf carriers').waitFor();
    await lookAt(desk, 'ask-supplier');
    const send = dialog.getByRole('button', { name: 'Send request' });
    await pressOffline(desk, () => send.click());
    const second = await besideOf(desk);
    await second.getByRole('button', { name: `Request ${supplies}`, exact: true }).click();
    await send.click();
    const linkRow = row(desk, `${supplies}, Flights`);
    await linkRow.getByText('Pending').waitFor();
    await second.getByRole('button', { name: 'Send request' }).click();
    await said(second, 'Your site has already requested this.');
    await row(second, `${supplies}, Flights`).getByText('Pending').waitFor();
    await second.close();

    await admin.goto(browser.address(supplier, '/app/staff/customers'));
    await admin.getByRole('button', { name: 'API Customer Requests 1' }).click();
    const requests = admin.getByRole('dialog', { name: 'API Customer Requests' });
    await row(admin, `${sells}, Flights`).getByText('Pending').waitFor();
    await lookAt(admin, 'api-customer-requests');
    const approve = requests.getByRole('button', { name: `Approve ${sells}, Flights` });
    await pressOffline(admin, () => approve.click());
    await decidedTwice(admin, `${sells}, Flights`);
    await row(admin, `${sells}, Flights`).getByText('Approved').waitFor();
    expect(await requests.getByRole('button', { name: /^(Approve|Reject)/ }).count()).toBe(0);
    await admin.keyboard.press('Escape');

    await admin.getByRole('link', { name: 'Api Consumers' }).click();
    const card = row(admin, `${sells}, Flights`);
    await card.getByText('Default Group Applicable').waitFor();
    const hold = card.getByRole('switch', { name: `Flights Hold Allowed, ${sells}` });
    await expect.poll(() => hold.isChecked()).toBe(false);
    await hold.click();
    await said(admin, 'setting saved successfully');
    await expect.poll(() => hold.isChecked()).toBe(true);
    await lookAt(admin, 'api-consumers');
    await card.getByRole('link', { name: 'Add Money' }).click();
    const money = admin.getByRole('dialog', { name: 'Add Money' });
    await money.getByText(`To the wallet of ${sells}.`).waitFor();
    await money.getByLabel('Amount').fill('45000');
    await money.getByLabel('Bank reference').fill(`UTR ${supplier}`);
    await money.getByLabel('Remark').fill('Deposit');
    await money.getByRole('button', { name: 'Add Money' }).click();
    await money.waitFor({ state: 'hidden' });
    await lookAt(admin, 'consumer-wallet');
    await admin.goto(browser.address(supplier, '/app/staff/customers?tab=consumers'));

    await desk.reload();
    const sell = desk.getByRole('switch', { name: `Sell Flights of ${supplies}` });
    await expect.poll(() => sell.isChecked()).toBe(true);
    await linkRow.getByText('45,000.00').waitFor();
    const settings = await staffOf(consumer, '/app/staff/flightSettings');
    await settings.getByRole('group', { name: `Source ${supplies}` }).waitFor();
    await lookAt(settings, 'linked-source-in-settings');

    const agent = await browser.open({
      site: consumer,
      path: '/app/403',
      width,
      as: accountOf(consumer, 'travelAgent'),
    });
    const [source] = await linkedSources(agent);
    const passenger = { firstName: 'Devika', lastName: width === 'phone' ? 'Varma' : 'Warrier' };
    const wanted = { origin: 'COK', destination: 'DXB', days: 47, source: source!, passenger };
    const orderId = await atReviewOf(agent, wanted);
    await pay(personAt(agent));
    await agent.waitForURL(/\/user\/payments\//);
    await expect.poll(async () => (await lookedUp(agent, orderId)).state, { timeout: 30_000 }).toBe('COMPLETED');
    const { bookingId, pnr } = await lookedUp(agent, orderId);
    await agent.goto(browser.address(consumer, `/app/flight/ticketQueue?open=${bookingId}`));
    await said(agent, pnr);
    expect(await agent.content()).not.toContain(supplies);
    const queue = await staffOf(supplier, `/app/flight/ticketQueue?pnr=${pnr}`);
    await said(queue, sells);
    await lookAt(queue, 'sold-through-a-link');
    await queue.getByRole('button', { name: /^Filter/ }).click();
    await queue.getByLabel('Api consumer').selectOption({ value: consumer });
    await lookAt(queue, 'tickets-of-a-consumer-filter');
    await queue.getByRole('button', { name: 'Apply' }).click();
    await queue.waitForURL(new RegExp(`consumerSiteId=${consumer}`));
    await said(queue, pnr);
    await queue.goto(browser.address(supplier, '/app/staff/customers?tab=consumers'));
    await row(queue, `${sells}, Flights`)
      .getByRole('button', { name: `Actions for ${sells}` })
      .click();
    await queue.getByRole('menuitem', { name: 'Tickets' }).click();
    await queue.waitForURL(new RegExp(`ticketQueue.*consumerSiteId=${consumer}`));
    await queue.getByRole('button', { name: `Remove ${sells}` }).waitFor();
    await said(queue, pnr);
    await lookAt(queue, 'tickets-of-a-consumer');
    const results = `/app/flight/searchResult/${searchIdOf(width === 'phone' ? 947 : 948)}?origin=COK&destination=DXB&departure=${daysAhead(47)}&adt=1&chd=0&inf=0`;
    await agent.goto(browser.address(consumer, results));
    await allAnswered({ page: agent });
    await lookAt(agent, 'results-with-a-link');

    const held = { firstName: 'Hema', lastName: passenger.lastName };
    await holdThroughLink(agent, { ...wanted, days: 49, passenger: held });
    await queue.goto(browser.address(supplier, '/app/flights/holdQueue'));
    const of = `Hema ${held.lastName}`;
    await heldByAnother(queue, { of, says: `${sells} pays for it at its own site`, mayRelease: true });

    // Part of it is asked back here, and carried out there.
    await agent.goto(browser.address(consumer, `/app/flight/ticketQueue?open=${bookingId}`));
    await agent.getByRole('button', { name: 'Change Request' }).last().click();
    const form = agent.getByRole('dialog', { name: 'Change Request' });
    await form.getByLabel('Request Change').selectOption({ label: 'Partial Refund' });
    await form.getByLabel('Remarks').fill('The visa was refused.');
    await form.getByLabel('I have read the fare rules and accept the charges').check();
    await form.getByLabel(`${passenger.lastName}, ${passenger.firstName}`).check();
    await form.getByRole('group', { name: 'Refund sectors' }).getByRole('checkbox').first().check();
    await form.getByRole('button', { name: 'Send' }).click();
    await agent.waitForURL(/changeRequests\?open=/);
    const asked = new URL(agent.url());
    const ourDesk = await staffOf(consumer, asked.pathname + asked.search);
    await said(ourDesk, 'The partner who supplies it sets the charges');
    expect(await ourDesk.getByRole('button', { name: 'Set charges' }).count()).toBe(0);
    await lookAt(ourDesk, 'change-at-partner');
    const theirDesk = await staffOf(supplier, '/app/flight/changeRequests');
    await said(theirDesk, pnr);
    const { records } = await callsOf(theirDesk)(getChangeRequests, { waiting: true, search: pnr });
    const theirBooking = records[0]!.bookingId;
    await theirDesk.goto(browser.address(supplier, `/app/flight/changeRequests?open=${records[0]!.requestId}`));
    const needs = theirDesk.getByRole('region', { name: 'Needs action' });
    await needs.getByRole('button', { name: 'Set charges' }).click();
    const charges = theirDesk.getByRole('dialog', { name: 'Set charges' });
    await charges.getByLabel('Airline’s charge').fill('20');
    await charges.getByLabel('Remarks').fill('By the fare rules.');
    await charges.getByRole('button', { name: 'Send to the customer' }).click();
    await needs.getByText('The customer has the charges to accept').waitFor();
    expect(await theirDesk.getByRole('button', { name: /Accept charges|Withdraw/ }).count()).toBe(0);
    await lookAt(theirDesk, 'change-of-partner');
    await agent.reload();
    await agent.getByRole('button', { name: 'Accept charges' }).click();
    await agent.getByRole('button', { name: 'Yes, accept and cancel' }).click();
    await agent.getByText('accepted the charges').waitFor();
    await theirDesk.reload();
    await needs.getByRole('button', { name: 'Complete', exact: true }).click();
    const complete = theirDesk.getByRole('dialog', { name: 'Complete' });
    await complete.getByLabel('Credit note').fill('CN-20417');
    const late = await besideOf(theirDesk);
    await late
      .getByRole('region', { name: 'Needs action' })
      .getByRole('button', { name: 'Complete', exact: true })
      .click();
    const completes = complete.getByRole('button', { name: 'Complete and refund' });
    await pressOffline(theirDesk, () => expect.poll(() => completes.isDisabled()).toBe(true));
    await completes.click();
    await theirDesk.getByRole('region', { name: 'Refund' }).getByText('Refunded').waitFor();
    const again = late.getByRole('dialog', { name: 'Complete' });
    await again.getByLabel('Credit note').fill('CN-20417');
    await again.getByRole('button', { name: 'Complete and refund' }).click();
    await late
      .getByText(/The page shows its current state/)
      .first()
      .waitFor();
    await again.waitFor({ state: 'detached' });
    await lookAt(late, 'completed-elsewhere');
    await late.close();
    await agent.reload();
    await agent.getByRole('region', { name: 'Refund' }).getByText('Refunded').waitFor();
    expect(await agent.content()).not.toContain(supplies);
    await lookAt(agent, 'change-through-a-link');

    await desk.reload();
    const opened = desk.context().waitForEvent('page');
    await desk.getByRole('button', { name: `Open the site of ${supplies}` }).click();
    const there = await opened;
    await there.waitForURL(/\/app\/user\/transactionHistory$/);
    expect(new URL(there.url()).hostname).toBe(`${supplier}.localhost`);
    await said(there, 'Flight COK');
    const bar = there.getByRole('complementary', { name: 'Partner access' });
    await bar.getByText(`, for ${sells}`).waitFor();
    await bar.getByText(/: 1[45] minutes left/).waitFor();
    await lookAt(there, 'partner-access');
    await keyMadeBy(there);
    await there.goto(browser.address(supplier, '/app/flight/bookedQueue'));
    await heldByAnother(there, { of, says: 'Your own site pays or releases it', mayRelease: false });
    await nothingRefused(there, theirBooking);
    await bar.getByRole('button', { name: 'Leave' }).click();
    await said(there, 'You have left');
    expect(new URL(there.url()).pathname).toBe('/app/jump');
    await lookAt(there, 'partner-left');
    await there.close();

    // Somebody of the supplier's own who is sent such an address is asked first.
    const ownAgent = await browser.open({
      ...{ site: supplier, path: '/app/403', width },
      as: accountOf(supplier, 'travelAgent'),
    });
    const { url } = await callsOf(desk)(jumplogin, { supplierId: supplier });
    await ownAgent.goto(url);
    await said(ownAgent, 'You are signed in here');
    await lookAt(ownAgent, 'partner-access-asked');
    expect((await callsOf(ownAgent)(getUserBySessionId, {})).partnerStay).toBeFalsy();
    await ownAgent.getByRole('button', { name: 'Open as partner' }).click();
    await ownAgent.waitForURL(/\/app\/user\/transactionHistory$/);

    await sell.click();
    await said(desk, `${supplies} is off.`);
    await expect.poll(() => sell.isChecked()).toBe(false);
    await lookAt(desk, 'linked-suppliers-linked');

    await card.getByRole('button', { name: `Actions for ${sells}` }).click();
    await admin.getByRole('menuitem', { name: 'Suspend' }).click();
    const suspends = admin.getByRole('dialog', { name: `Suspend ${sells}?` }).getByRole('button', { name: 'Suspend' });
    await suspends.waitFor();
    await pressOffline(admin, () => suspends.click());
    await suspends.click();
    await card.getByText('Flights, suspended').waitFor();
    await desk.reload();
    await linkRow.getByText('Suspended').waitFor();
    expect(await sell.isDisabled()).toBe(true);
    expect(await linkedSources(agent)).toEqual([]);
    await agent.goto(browser.address(consumer, results));
    await allAnswered({ page: agent });
    await lookAt(agent, 'results-without-the-link');
  });

  it('say to everybody else what it means and whom to write to', async () => {
    const page = await browser.open({
      ...{ site: supplier, path: '/app/user/supplier/becomeSupplier', width },
      as: accountOf(supplier, 'travelAgent'),
    });
    await said(page, 'Only a super admin of a site can apply for it.');
    expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  });
});
