import { beforeAll, describe, expect, it } from 'vitest';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { randomId } from '#shared/ids.ts';
import { deleteDefaultAirlineMarkup } from '#shared/markups/rules/delete-default-airline-markup.ts';
import { explainPrice } from '#shared/markups/rules/explain-price.ts';
import { mapLeIdWithLeGroupId } from '#shared/markups/groups/map-le-id-with-le-group-id.ts';
import { saveAirlineSpecificMarkupForWl } from '#shared/markups/rules/save-airline-specific-markup-for-wl.ts';
import { saveDefaultAirlineMarkup } from '#shared/markups/rules/save-default-airline-markup.ts';
import { makeBooking, oneAdultFare, storeBooking } from '#test/fixtures/booking.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, makeGroup, told } from './price-steps.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let staff: TestUser;
let agent: TestUser;
let groupId = '';
let general = '';
let ofAirline = '';
beforeAll(async () => {
  staff = world.user('sarathi', 'staff');
  agent = await world.addUser('sarathi', 'travelAgent', { firstName: 'Meera' });
  groupId = (await makeGroup(staff, 'Gold agents', 50)).id;
  await told(staff, mapLeIdWithLeGroupId, { groupId, LEId: agent.item.legalEntityId! });
  general = (await told(staff, saveDefaultAirlineMarkup, { kind: 'perPassenger', amount: 300, groupId: 'RETAIL' })).rule
    .markupId;
  const forAirline = { kind: 'percentOfBase', percent: 2, airlineCode: 'AI', groupId: 'RETAIL' } as const;
  ofAirline = (await told(staff, saveAirlineSpecificMarkupForWl, forAirline)).rule.markupId;
});

describe('a price explained', () => {
  it('of a made-up flight says what each line comes from, and why no other rule holds', async () => {
    const answer = await told(staff, explainPrice, { netFare: 5000, airlineCode: 'AI' });
    expect(answer).toMatchObject({ total: 511_800, earned: 10_000, day: '2026-11-22', ownMarkup: 0, looked: 2 });
    expect(answer.customer).toBe('A customer without a group, at the retail price.');
    expect(answer.lines.map(({ label, amount, markupId }) => [label, amount, markupId])).toEqual([
      ['Adult fare', 500_000, ''],
      ['Service Fee', 10_000, ofAirline],
      ['GST on Service Fee', 1800, ''],
    ]);
    expect(answer.rules.map(({ markupId, outcome, because }) => [markupId, outcome, because])).toEqual([
      [ofAirline, 'won', 'Matches, and has priority over the other matches.'],
      [general, 'lost', 'The applied rule is only for this airline.'],
    ]);
    const other = await told(staff, explainPrice, { netFare: 5000, airlineCode: '6E', adults: 2 });
    expect(other.lines[1]).toMatchObject({ amount: 60_000, markupId: general });
    expect(other.rules[1]).toMatchObject({ markupId: ofAirline, outcome: 'notFor', because: 'It is for AI.' });
  });

  it('for a group, a customer or a number says which group decides, and what of the commission is passed on', async () => {
    const asked = { netFare: 5000, commission: 200, airlineCode: 'AI' };
    const byGroup = await told(staff, explainPrice, { ...asked, groupId });
    expect(byGroup).toMatchObject({ total: 490_200, customer: 'A trade customer in Gold agents.' });
    expect(byGroup.lines.map(({ label, because }) => [label, because])).toEqual([
      ['Adult fare', expect.any(String)],
      ['Discount (-)', '50 % of the supplier’s commission goes to Gold agents'],
      ['TDS (+)', 'Tax deducted at source, 2 % of the commission passed on'],
    ]);
    const byUser = await told(staff, explainPrice, { ...asked, userId: agent.item.userId });
    expect(byUser.total).toBe(490_200);
    expect(byUser.customer).toMatch(/ is in Gold agents, /);
    const byNumber = await told(staff, explainPrice, { ...asked, customerId: agent.item.sequence });
    expect(byNumber.customer).toBe(byUser.customer);
    const fresh = await world.addUser('sarathi', 'travelAgent');
    const standard = await told(staff, explainPrice, { ...asked, userId: fresh.item.userId });
    expect(standard.customer).toMatch(/ has no group: Gold agents, the default group, applies\.$/);
  });

  it('of an offer is the price that its quote has', async () => {
    const searchId = randomId();
    const found = await told(staff, searchFlights, {
      searchId,
      source: 'sandbox-gds',
      JourneyType: 1,
      segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
      adultCount: 1,
      childCount: 0,
      infantCount: 0,
    });
    const choice = { traceId: found.traceId, resultIndex: found.offers[0]!.resultIndex };
    const quote = await told(staff, fareQuote, choice);
    const own = await told(staff, explainPrice, choice);
    expect(own.total).toBe(quote.fareDetailResult.totalPayable);
    expect(own.lines.some(({ because }) => because === 'Source sandbox-gds')).toBe(true);
    const theirs = await told(staff, explainPrice, { ...choice, userId: agent.item.userId });
    const forThem = await told(staff, fareQuote, { ...choice, customerId: agent.item.sequence });
    expect(theirs.total).toBe(forThem.fareDetailResult.totalPayable);
    const gone = await asking(staff)(explainPrice, { ...choice, resultIndex: 'GONE' });
    expect(gone).toMatchObject({ errorCode: 'FARE_EXPIRED' });
  });

  it('of a booking is the price as it was accepted, and says that today’s rules would make another', async () => {
    const lines = [
      { kind: 'base', label: 'Adult fare', amount: 551_800, source: 'supplier:sandbox-gds' },
      { kind: 'markup', label: 'Service Fee', amount: 10_000, source: 'rule:LONGGONE' },
    ] as const;
    const booking = makeBooking(agent, { fare: { ...oneAdultFare, lines: [...lines] } });
    await storeBooking(world.job('sarathi'), booking);
    const answer = await told(staff, explainPrice, { bookingId: booking.bookingId });
    expect(answer).toMatchObject({ total: 561_800, day: '2026-02-01' });
    expect(answer.lines.map(({ because }) => because)).toEqual([
      'Source sandbox-gds',
      'A rule that has since been deleted',
    ]);
    expect(answer.note).toMatch(/would give a different price/);
    const elsewhere = asking(world.user('gulf', 'staff'));
    expect(await elsewhere(explainPrice, { bookingId: booking.bookingId })).toMatchObject({ status: 404 });
  });

  it('is of one thing at a time, of amounts there can be, and of nobody of another site', async () => {
    const ask = asking(staff);
    for (const body of [
      {},
      { netFare: 5000, bookingId: 'B' },
      { netFare: 0 },
      { netFare: -5 },
      { netFare: 100, commission: -1 },
      { netFare: 100, day: '2026-02-30' },
      { resultIndex: 'R1' },
      { netFare: 100, currency: 'USD' },
    ])
      expect(await ask(explainPrice, body), JSON.stringify(body)).toMatchObject({ status: 400 });
    const foreign = world.user('gulf', 'travelAgent').item.userId;
    expect(await ask(explainPrice, { netFare: 100, userId: foreign })).toMatchObject({ status: 404 });
    expect(await ask(explainPrice, { netFare: 100, groupId: 'NOBODYS' })).toMatchObject({ status: 404 });
  });

  it('is told to staff with the right alone', async () => {
    expect(await asking(agent)(explainPrice, { netFare: 100 })).toMatchObject({ status: 403 });
    expect(await asking(undefined, 'sarathi')(explainPrice, { netFare: 100 })).toMatchObject({ status: 401 });
  });

  it('follows a change of rules at the next request', async () => {
    await told(staff, deleteDefaultAirlineMarkup, { markupId: general });
    const answer = await told(staff, explainPrice, { netFare: 5000, airlineCode: '6E' });
    expect(answer).toMatchObject({ total: 500_000, looked: 1 });
  });
});
