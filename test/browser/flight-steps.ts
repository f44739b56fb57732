import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './person.ts';

/** A day `ahead` days from now as the calendar names it. */
export const dayName = (ahead: number): RegExp => {
  const at = new Date(Date.now() + ahead * 86_400_000);
  return new RegExp(
    `^${new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }).format(at)},? ${at.getUTCDate()} ${new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(at)}\\b`,
  );
};

/** Names a search of one's own. */
export const searchIdOf = (nth: number): string => `J${String(nth).padStart(25, '0')}`;

/** Writes a code or city and waits until the airport stands in the field. */
export async function enterAirport(
  { page, enter }: Person,
  label: 'From' | 'To',
  text: string,
  code: string,
  nth = 0,
): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true }).nth(nth);
  await enter(field, text, 'Tab');
  await expect.poll(() => field.inputValue()).toMatch(new RegExp(` ${code}$`));
}

/** Counts in the travellers' popover, from one adult on. */
export async function addTravellers(
  { page, press }: Person,
  more: { adults?: number; children?: number; infants?: number },
): Promise<void> {
  await press(page.getByRole('button', { name: /^Travellers/ }));
  for (const [kind, count] of Object.entries(more))
    for (let n = 0; n < count; n++) await press(page.getByRole('button', { name: `More ${kind}` }));
  await press(page.getByRole('button', { name: 'Done' }));
}

export async function pickDay({ page, press }: Person, label: 'Depart' | 'Return', ahead: number): Promise<void> {
  await press(page.getByRole('button', { name: new RegExp(`^${label}\\b`) }));
  await press(page.getByRole('dialog', { name: label }).getByRole('button', { name: dayName(ahead) }));
}

/** Presses Search and waits until every supplier has answered. */
export async function search({ page, press }: Person): Promise<void> {
  await press(page.getByRole('form', { name: 'Search flights' }).getByRole('button', { name: 'Search', exact: true }));
  await allAnswered({ page });
}

export async function allAnswered({ page }: Pick<Person, 'page'>): Promise<void> {
  await page.getByText(/\d of \d suppliers? answered/).waitFor();
  await page.getByRole('progressbar', { name: 'Suppliers searched' }).waitFor({ state: 'detached' });
}

const scrollOn = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    window.scrollBy(0, 500);
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });

/** A flight's card: the list's first, or one whose name fits. */
export async function findFlight(
  page: Page,
  { list = 'Flights', flight }: { list?: string; flight?: RegExp } = {},
): Promise<Locator> {
  const cards = page.getByRole('list', { name: list });
  const card = flight ? cards.getByRole('article', { name: flight }).first() : cards.getByRole('article').first();
  // Only what is on screen is drawn: further down until the flight comes.
  for (let step = 0; flight && step < 40 && !(await card.count()); step++) await scrollOn(page);
  return card;
}

/** Opens a flight's fares (the list's first, or one whose name fits) and selects the recommended one. */
export async function selectFlight(
  { page, press }: Person,
  { list = 'Flights', flight }: { list?: string; flight?: RegExp } = {},
): Promise<void> {
  const card = await findFlight(page, { list, flight });
  await press(card.getByRole('button', { name: 'Fares' }));
  // One card is open at a time, wherever a late supplier's offers moved it.
  await press(page.getByRole('list', { name: list }).getByRole('button', { name: 'Select' }).first());
}

export const passengersAsked = ({ page }: Pick<Person, 'page'>): Promise<void> =>
  page.getByRole('region', { name: 'Contact' }).getByLabel('Mobile').waitFor();

/** One press per saved traveller: `Adult 1` is Asha Menon. */
export async function pickSaved({ page, press }: Person, names: Record<string, string>): Promise<void> {
  for (const [place, name] of Object.entries(names)) {
    const card = page.getByRole('region', { name: place, exact: true });
    await press(card.getByRole('button', { name, exact: true }));
    await card.getByRole('heading', { name: new RegExp(name) }).waitFor();
  }
}

/** One press for everybody who is saved. */
export async function fillSaved({ page, press }: Person, count: number): Promise<void> {
  await press(page.getByRole('button', { name: `Fill in all ${count}` }));
  await page
    .getByRole('button', { name: /^Edit / })
    .nth(count - 1)
    .waitFor();
}

export interface Traveller {
  title: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  passportNo: string;
}

/** Fills what the card of a passenger asks for; an empty last name or date is left as it stands. */
export async function fillPassenger(
  { page, enter, choose }: Person,
  place: string,
  traveller: Traveller,
): Promise<void> {
  const card = page.getByRole('region', { name: place, exact: true });
  const asked = async (field: Locator, fill: (field: Locator) => Promise<void>) =>
    void ((await field.count()) && (await fill(field)));
  await choose(card.getByLabel('Title'), traveller.title);
  await enter(card.getByLabel('First name'), traveller.firstName);
  if (traveller.lastName) await enter(card.getByLabel('Last name'), traveller.lastName);
  await asked(card.getByLabel('Date of birth'), (field) => enter(field, traveller.dateOfBirth));
  await asked(card.getByLabel('Nationality'), (field) => choose(field, 'Indian'));
  await asked(card.getByLabel('Passport number'), (field) => enter(field, traveller.passportNo));
  await asked(card.getByLabel('Passport expiry'), (field) => enter(field, '2033-01-15'));
  await asked(card.getByLabel('Issued in'), (field) => choose(field, 'India'));
}

/** Fills what of the contact the account did not bring along. */
export async function fillContact({ page, enter }: Person, email: string): Promise<void> {
  const card = page.getByRole('region', { name: 'Contact' });
  const [mobile, mail] = [card.getByLabel('Mobile'), card.getByRole('textbox', { name: 'Email' })];
  if (!(await mobile.inputValue())) await enter(mobile, '9847012345');
  if (!(await mail.inputValue())) await enter(mail, email);
}

export async function review({ page, press }: Person): Promise<void> {
  await press(page.getByRole('button', { name: /^Continue( to review)?$/ }));
  await page.getByRole('checkbox', { name: /accept the fare rules/ }).waitFor();
}

/** Accepts and pays by what is chosen: the wallet where it holds enough. */
export async function pay({ page, press }: Person): Promise<void> {
  await press(page.getByRole('checkbox', { name: /accept the fare rules/ }));
  await press(page.getByRole('button', { name: /^Pay / }));
}

/** From the filled search to the payment: the first flight, for the saved traveller Asha Menon alone. */
export async function bookAsha(person: Person): Promise<void> {
  await search(person);
  await selectFlight(person);
  await passengersAsked(person);
  await pickSaved(person, { 'Adult 1': 'Asha Menon' });
  await review(person);
  await pay(person);
}

/** The same for two adults and two children; `fill` says who they are. */
export async function bookFamily(person: Person, fill: () => Promise<unknown>): Promise<void> {
  await addTravellers(person, { adults: 1, children: 2 });
  await search(person);
  await selectFlight(person);
  await passengersAsked(person);
  await fill();
  await review(person);
  await pay(person);
}
