import { expect, test } from 'vitest';
import type { CalendarMonthItem, QuoteItem, SearchSourceItem, SeenFareItem } from '#functions/flights/model.ts';
import {
  answerSearchWrite,
  calendarMonthWrite,
  claimSearchWrite,
  countFlightWrite,
  forgetAnswerWrite,
  quoteRulesWrite,
  quoteWrite,
  seenFareWrite,
  ssrWrite,
} from '#functions/flights/writes.ts';
import { keys } from '#functions/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { movableClock } from '#test/harness/movable-clock.ts';
import { testJob } from '#test/harness/test-environment.ts';
import type { FailureCode } from '#shared/errors.ts';

const AT = '2026-11-30T20:00:00.000Z';
const clock = movableClock(AT);
const job = testJob('sarathi', 'test');
const search = { searchId: 'S1', source: 'gds', owner: '', expiresAt: 7 } as unknown as SearchSourceItem;
const key = keys.searchSource(job, 'S1', 'gds');
const reasonOf = (write: Write<FailureCode>, old?: object) =>
  typeof write.otherwise === 'function' ? write.otherwise(old as never) : write.otherwise;

test('a source is claimed under a search once, until the claim’s time is over', () => {
  const taken: SearchSourceItem[] = [];
  const claim = claimSearchWrite(job, search, (old) => taken.push(old));
  expect(claim).toMatchObject({ kind: 'put', key, item: search });
  expect(claim.when).toEqual([{ anyOf: [{ absent: true }, { field: 'expiresAt', below: Date.parse(AT) }] }]);
  expect([reasonOf(claim), taken]).toEqual(['CONFLICT', []]);
  expect([reasonOf(claim, { ...search, owner: 'U#U1' }), taken]).toEqual(['CONFLICT', [{ ...search, owner: 'U#U1' }]]);
});

test('the first answer of a search stands, and is forgotten only as it was read', () => {
  const taken: SearchSourceItem[] = [];
  const answer = answerSearchWrite(job, search, 'answers/1', (old) => taken.push(old));
  expect(answer).toMatchObject({ kind: 'update', key, set: { object: 'answers/1', answeredAt: AT } });
  expect(answer.when).toEqual([{ exists: true }, { field: 'object', missing: true }]);
  expect([reasonOf(answer, search), taken]).toEqual(['CONFLICT', [search]]);
  const forget = (object?: string) => forgetAnswerWrite(job, { ...search, ...(object && { object }) });
  expect(forget('answers/1')).toEqual({
    ...{ kind: 'update', key, remove: ['object', 'answeredAt'], when: [{ field: 'object', is: 'answers/1' }] },
  });
  expect(forget().when).toEqual([{ field: 'object', is: '' }]);
});

test('a quote is written once, and takes what its supplier says later', () => {
  const quote = { quoteId: 'Q1', source: 'gds' } as QuoteItem;
  const at = keys.quote(job, 'Q1');
  expect(quoteWrite(job, quote)).toMatchObject({ kind: 'put', key: at, item: quote, when: [{ absent: true }] });
  const ssr = { baggages: [], meals: [] };
  expect(ssrWrite(job, 'Q1', ssr)).toEqual({
    ...{ kind: 'update', key: at, set: { ssr }, when: [{ exists: true }], otherwise: 'FARE_EXPIRED' },
  });
  expect(quoteRulesWrite(job, 'Q1', [])).toEqual({
    ...{ kind: 'update', key: at, set: { fareRules: [] }, remove: ['areRulesMissing'] },
    when: [{ field: 'areRulesMissing', is: true }],
  });
});

test('a search or a booking counts in the month of the site’s own day', () => {
  expect(countFlightWrite(job, 'U1', 'lookCount')).toEqual({
    kind: 'update',
    key: keys.flightCounts(job, 'U1', '2026-12'),
    add: { lookCount: 1 },
  });
  const look = { at: '2026-12-01T08:00:00.000Z', origin: 'DEL', destination: 'BOM', day: '2026-12-24', travellers: 2 };
  expect(countFlightWrite(job, 'U1', 'lookCount', look)).toMatchObject({ set: { lastLook: look } });
  clock.set('2026-11-30T18:29:59Z');
  expect(countFlightWrite(job, 'U1', 'bookCount')).toMatchObject({
    key: keys.flightCounts(job, 'U1', '2026-11'),
    add: { bookCount: 1 },
  });
  clock.restore();
});

test('a fare is seen where it is none dearer, or the one there was seen more than six hours ago', () => {
  const fare = { price: 5_000, airlineCode: '6E' } as SeenFareItem;
  const seen = seenFareWrite(job, 'DEL', 'BOM', '2026-12-24', fare);
  expect(seen).toEqual({
    kind: 'put',
    key: keys.seenFare(job, 'DEL', 'BOM', '202612', '2026-12-24'),
    item: { ...fare, day: '2026-12-24' },
    when: [
      {
        anyOf: [
          { absent: true },
          { field: 'price', atLeast: 5_000 },
          { field: 'seenAt', below: '2026-11-30T14:00:00.000Z' },
        ],
      },
    ],
  });
});

test('what calendars said of a month is kept, the newer answer over the older', () => {
  const item = { prices: { '2026-12-24': 5_000 }, currency: 'INR' } as unknown as CalendarMonthItem;
  expect(calendarMonthWrite(job, 'DEL', 'BOM', '2026-12', item)).toEqual({
    ...{ kind: 'put', key: keys.calendarMonth(job, 'DEL', 'BOM', '202612'), item },
  });
});
