// domains: site, users, wallet, flights, bookings, destination, exports, web
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import excel from 'exceljs';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { confirmTransfer } from '#shared/wallet/confirm-transfer.ts';
import { userPaymentEntry } from '#shared/wallet/user-payment-entry.ts';
import { bookOf } from '#test/destination/book-of.ts';
import { useBrowser, type Width } from '#test/harness/use-browser.ts';
import { accountOf, family, signIn } from './accounts.ts';
import {
  allAnswered,
  enterAirport,
  fillPassenger,
  passengersAsked,
  pay,
  pickDay,
  review,
  search,
  selectFlight,
} from './flight-steps.ts';
import { lookAt } from './look-at.ts';
import { mailTo } from './mailbox.ts';
import { type Person, personAt } from './person.ts';
import { makeRatedOption, type RatedOptionMade } from './rated-option.ts';
import { callsOf, daysAhead, makeWalkerWorld, traveller } from './walk/walker-world.ts';

/**
 * Four tasks by somebody who has never seen the product: only names that are in sight, no address typed. Each is counted
 * in presses, fields and pages, and may not take more than it takes today.
 */
const browser = useBrowser();
const folder = mkdtempSync(path.join(tmpdir(), 'portolan-strangers-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Stranger extends Person {
  /** Pages that came up so far. */
  pages(): number;
}

function strangerAt(page: Page): Stranger {
  let [pages, last] = [1, new URL(page.url()).pathname];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame !== page.mainFrame() || pathname === last) return;
    last = pathname;
    pages++;
  });
  return { ...personAt(page), pages: () => pages };
}

/** Prints what a task took, and holds it to what it may take. */
function took(task: string, width: Width, people: readonly Stranger[], most: { efforts: number; pages: number }): void {
  const efforts = people.reduce((sum, person) => sum + person.effort(), 0);
  const pages = people.reduce((sum, person) => sum + person.pages(), 0);
  console.info(`${task}, ${width}: ${efforts} presses and entries on ${pages} pages`);
  expect(efforts, `${task}: presses and entries`).toBeLessThanOrEqual(most.efforts);
  expect(pages, `${task}: pages`).toBeLessThanOrEqual(most.pages);
}

/** To a page by the menu, which a phone keeps behind its button; `section`: what it stands under. */
async function goTo({ page, press }: Person, width: Width, section: string, item: string): Promise<void> {
  if (width === 'phone') await press(page.getByRole('button', { name: 'Menu', exact: true }));
  const menu = page.getByRole('navigation', { name: 'Main' });
  const link = menu.getByRole('link', { name: item, exact: true });
  const heading = menu.getByRole('button', { name: section, exact: true });
  await link.or(heading).first().waitFor();
  if (!(await link.isVisible())) await press(heading);
  await press(link);
}

const widths: readonly Width[] = ['desktop', 'phone'];

it.each(widths)('makes a site and sells its first ticket, %s', async (width) => {
  const shortName = `tern-${width}`;
  const email = `noor@${shortName}.example`;
  const operator = strangerAt(await browser.open({ site: 'portolan', path: '/app/login', width }));
  await signIn(operator.page, accountOf('portolan', 'staff'));
  await operator.press(operator.page.getByRole('button', { name: 'New site' }));
  const form = operator.page.getByRole('dialog', { name: 'New site' });
  const fields = { 'Site name': 'Tern Travels', 'Short name': shortName, Company: 'Tern Travels LLC' };
  const admin = { 'First name': 'Noor', 'Last name': 'Haddad', Email: email };
  const write = async (values: Record<string, string>) => {
    for (const [label, text] of Object.entries(values))
      await operator.enter(form.getByRole('textbox', { name: label, exact: true }), text);
  };
  await write(fields);
  await operator.choose(form.getByRole('combobox', { name: 'Country', exact: true }), 'United Arab Emirates');
  await operator.press(form.getByRole('checkbox', { name: 'Flights', exact: true }));
  await write(admin);
  await operator.press(form.getByRole('button', { name: 'Create site' }));
  await operator.page.getByRole('dialog', { name: `${shortName} is ready` }).waitFor();

  const { body } = await mailTo(email, /your staff account/);
  const theirs = await browser.open({ site: 'portolan', path: '/app/403', width });
  await theirs.goto(/http[^\s"<]+generate_password\?token=[\w-]+/.exec(body.text ?? '')![0]);
  const owner = strangerAt(theirs);
  const { page, press, enter } = owner;
  await enter(page.getByLabel('New password'), 'a quiet harbour');
  await press(page.getByRole('button', { name: 'Save and sign in' }));
  const left = page.getByRole('region', { name: 'To do' });
  const step = left.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'First customer' }) });
  await step.waitFor();
  await page.getByRole('img', { name: /as visitors see it now$/ }).waitFor();
  await lookAt(page, 'stranger-first-day');
  await press(step.getByRole('link', { name: 'Add' }));
  await press(page.getByRole('button', { name: 'New agent' }));
  const agent = page.getByRole('dialog', { name: 'New agent' });
  for (const [label, text] of Object.entries({
    'First name': 'Lina',
    Email: `lina@${shortName}.example`,
    'Company name': 'Lina Tours',
    Address: '1 Creek Road',
    City: 'Dubai',
    'Postal code': '00000',
    State: 'Dubai',
  }))
    await enter(agent.getByRole('textbox', { name: label, exact: true }), text);
  await press(agent.getByRole('button', { name: 'Open account' }));
  await agent.waitFor({ state: 'detached' });
  await press(page.getByRole('link', { name: 'Add Money' }).first());
  const money = page.getByRole('dialog', { name: 'Add Money' });
  await enter(money.getByLabel('Amount'), '20000');
  await enter(money.getByLabel('Bank reference'), `TT ${shortName}`);
  await enter(money.getByLabel('Remark'), 'First deposit');
  await press(money.getByRole('button', { name: 'Add Money' }));
  await money.waitFor({ state: 'detached' });

  await goTo(owner, width, 'Flights', 'Search');
  await enterAirport(owner, 'From', 'dubai', 'DXB');
  await enterAirport(owner, 'To', 'kochi', 'COK');
  await pickDay(owner, 'Depart', 21);
  await search(owner);
  await press(page.getByRole('group', { name: 'Booking for' }).getByRole('button').first());
  const whom = page.getByRole('dialog', { name: 'Booking for' });
  await enter(whom.getByRole('combobox', { name: 'Find a customer' }), 'Lina');
  await press(whom.getByRole('option', { name: /Lina Tours/ }));
  await whom.waitFor({ state: 'detached' });
  await allAnswered(owner);
  await selectFlight(owner);
  await passengersAsked(owner);
  await fillPassenger(owner, 'Adult 1', family[0]!);
  const contact = page.getByRole('region', { name: 'Contact' });
  await enter(contact.getByLabel('Mobile'), '505550177');
  const mail = contact.getByRole('textbox', { name: 'Email' });
  if (!(await mail.inputValue())) await enter(mail, `lina@${shortName}.example`);
  await review(owner);
  await pay(owner);
  await page.getByText('Ticketed', { exact: true }).first().waitFor();
  await lookAt(page, 'stranger-first-ticket');
  took('A site and its first ticket', width, [operator, owner], { efforts: 52, pages: 14 });
});

it.each(widths)('finds what happened to a customer’s 25,000, %s', async (width) => {
  const site = 'kestrel';
  const reference = `NEFT 25K ${width}`;
  const agency = await browser.open({ site, path: '/app/flight/ticketQueue', as: accountOf(site, 'travelAgent') });
  const reported = { amount: 25_000, reference, sentOn: daysAhead(0), remark: '' } as const;
  const { transferId } = await callsOf(agency)(userPaymentEntry, reported);
  const colleague = await browser.open({ site, path: '/app/403', as: accountOf(site, 'staff') });
  await callsOf(colleague)(confirmTransfer, { transferId });

  // A day later somebody else picks up the phone: “Backwater, our 25,000, where are they?”
  const clerk = strangerAt(
    await browser.open({ site, path: '/app/staff/setting/seo-settings', as: accountOf(site, 'staff'), width }),
  );
  const { page, press, enter } = clerk;
  await press(page.getByRole('button', { name: 'Find anything' }));
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  await enter(field, '25,000');
  await page.getByText(/^No results for/).waitFor();
  await lookAt(page, 'stranger-amount');
  await enter(field, 'backwater');
  await press(page.getByRole('group', { name: 'People' }).getByRole('option', { name: /Tomas Rego/ }));
  await press(page.getByRole('link', { name: 'Wallet report' }));
  const entry = page
    .getByLabel('Entries', { exact: true })
    .getByRole(width === 'phone' ? 'listitem' : 'row')
    .filter({ hasText: reference });
  await entry.getByText(/25,000\.00/).waitFor();
  // Who confirmed it, and when.
  await entry.getByText(new RegExp(accountOf(site, 'staff').email)).waitFor();
  await entry
    .getByText(/\d{2}:\d{2}/)
    .first()
    .waitFor();
  await lookAt(page, 'stranger-statement');
  took('A customer’s 25,000', width, [clerk], { efforts: 6, pages: 3 });
});

it.each(widths)('loads 500 rates with three mistakes and mends them, %s', async (width) => {
  const site = 'dune';
  const as = accountOf(site, 'staff');
  // An option has at most 200 rates.
  const desk = await browser.open({ site, path: '/app/403', as });
  const made: RatedOptionMade[] = [];
  for (const nth of [1, 2, 3, 4, 5]) made.push(await makeRatedOption(desk, `Strangers ${width} ${nth}`));
  const day = (nth: number) => new Date(Date.UTC(2031, 5, 1 + nth)).toISOString().slice(0, 10);
  const head = [
    'City',
    'Activity',
    'Tour Option',
    'Market',
    'Description',
    'Valid From',
    'Valid Till',
    'Per Pax',
    'Adult Amount',
    'Child Amount',
  ];
  const rates = Array.from({ length: 500 }, (_, nth) => {
    const { activityName, marketName } = made[nth % made.length]!;
    const what = ['Dubai', activityName, 'Prime hours', marketName, `Day ${nth}`];
    return [...what, day(nth), day(nth), 'yes', 100 + nth, 80];
  });
  const [wrongMarket, wrongDay, wrongAmount] = [17, 240, 499];
  rates[wrongMarket]![3] = 'Nowhere';
  rates[wrongDay]![6] = '31/02/2031';
  rates[wrongAmount]![8] = 'on request';

  const clerk = strangerAt(await browser.open({ site, path: '/app/staff/dmc-activities', as, width }));
  const { page, press } = clerk;
  await goTo(clerk, width, 'Packages', 'Rates');
  await press(page.getByRole('main').getByRole('link', { name: 'Import' }));
  const load = async (name: string, buffer: Buffer) => {
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const button = page.getByRole('button', { name: 'Choose a file' });
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(button)]);
    await chooser.setFiles({ name, mimeType, buffer });
  };
  await load('rates.xlsx', await bookOf(head, rates));
  await page.getByText('497 rows will be imported: 497 new, 3 left out.').waitFor();
  await lookAt(page, 'stranger-import');
  await press(page.getByRole('button', { name: 'Cannot be imported 3' }));
  for (const why of [/^Market: /, /^Valid Till: /, /^Adult Amount: /]) await page.getByText(why).first().waitFor();
  await lookAt(page, 'stranger-mistakes');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: 'Download the 3 with errors' })),
  ]);
  const book = new excel.Workbook();
  const file = path.join(folder, `${width}.xlsx`);
  await download.saveAs(file);
  await book.xlsx.load((await readFile(file)) as never);
  const sheet = book.worksheets[0]!;
  const titles = sheet.getRow(1).values as string[];
  const cell = (of: string, title: string) => {
    const at = titles.indexOf('Description');
    const row = sheet.getRows(2, 3)!.find((one) => one.getCell(at).value === of)!;
    return row.getCell(titles.indexOf(title));
  };
  cell(`Day ${wrongMarket}`, 'Market').value = made[wrongMarket % made.length]!.marketName;
  cell(`Day ${wrongDay}`, 'Valid Till').value = day(wrongDay);
  cell(`Day ${wrongAmount}`, 'Adult Amount').value = 100 + wrongAmount;
  await press(page.getByRole('button', { name: 'Import 497 rows' }));
  await page.getByText(/^Done: 497 new\./).waitFor();
  await press(page.getByRole('button', { name: 'Another file' }));
  await load('rates-mended.xlsx', Buffer.from(await book.xlsx.writeBuffer()));
  await page.getByText('3 rows will be imported: 3 new.').waitFor();
  await press(page.getByRole('button', { name: 'Import 3 rows' }));
  await page.getByText('Done: 3 new.').waitFor();
  took('500 rates with three mistakes', width, [clerk], { efforts: 10, pages: 3 });
});

it.each(widths)('sends a client a ticket without prices, %s', async (width) => {
  const site = 'dune';
  const made = await browser.open({ site, path: '/app/flight/search', as: accountOf(site, 'travelAgent') });
  await makeWalkerWorld(made, width === 'phone' ? 71 : 70);
  const client = `guest-${width}@example.com`;
  const agent = strangerAt(
    await browser.open({ site, path: '/app/user/dashboard', as: accountOf(site, 'travelAgent'), width }),
  );
  const { page, press, enter } = agent;
  await press(page.getByRole('button', { name: 'Find anything' }));
  await enter(page.getByRole('combobox', { name: 'Search', exact: true }), traveller.lastName);
  await press(page.getByRole('group', { name: 'Tickets' }).getByRole('option').first());
  await press(page.getByRole('link', { name: /^View Ticket/ }).first());
  await press(page.getByRole('button', { name: 'Email' }));
  const dialog = page.getByRole('dialog', { name: 'Send' });
  await enter(dialog.getByLabel('To the client', { exact: true }), client);
  await dialog.getByText(/^Off: fare, fees and discount are hidden/).waitFor();
  await press(dialog.getByRole('button', { name: /^Send/ }));
  await page
    .getByText(new RegExp(`Email successfully sent\\..*${client}`))
    .first()
    .waitFor();
  took('A ticket without prices', width, [agent], { efforts: 7, pages: 4 });

  const { body } = await mailTo(client, /^E-Ticket/);
  expect(body.text! + body.html!).not.toMatch(/Total Fare|Base fare|Commission/i);
  const stranger = await browser.open({ site, path: '/app/403', width });
  const { pathname, search: query } = new URL(
    /href="([^"]*eTicket[^"]*)"/.exec(body.html!)![1]!.replaceAll('&amp;', '&'),
  );
  await stranger.goto(browser.address(site, pathname + query));
  await stranger.getByRole('article', { name: /^E-Ticket/ }).waitFor();
  expect(await stranger.getByText('Total Fare').count()).toBe(0);
});
