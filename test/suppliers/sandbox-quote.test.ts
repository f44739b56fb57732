import { describe, expect, it } from 'vitest';
import { totalOf } from '#functions/suppliers/sandbox/fares.ts';
import { flightTriggers } from '#functions/suppliers/sandbox/triggers.ts';
import { searchQuery } from '#shared/flights/model.ts';
import { ask, callAt, codeOf, got, HOUR, NOW, offerWith, source } from './ask-sandbox.ts';

const MINUTE = 60_000;
const tricky = source({ triggers: true });
const flight = async (number: string) => offerWith(got(await tricky.search(callAt(), ask('DEL-BOM'))), number);

describe('flights with a trigger', () => {
  it('are there on every day and from every source', async () => {
    for (let ahead = 10; ahead < 70; ahead++) {
      const day = new Date(NOW + ahead * 24 * HOUR).toISOString().slice(0, 10);
      const query = searchQuery.parse({
        ...ask('COK-DEL'),
        segments: [{ origin: 'COK', destination: 'DEL', preferredDepartureTime: day }],
      });
      for (const kind of ['gds', 'lcc', 'mixed'] as const) {
        const numbers = got(await source({ kind, triggers: true }).search(callAt(), query)).map(
          ({ segments }) => segments[0]!.flightNumber,
        );
        expect(
          Object.keys(flightTriggers).filter((number) => !numbers.includes(number)),
          `${kind} on ${day}`,
        ).toEqual([]);
      }
    }
  });
});

describe('a quote', () => {
  it.each([['DEL-BOM'], [['DEL-LHR', 'LHR-DEL']], [['DEL-DXB', 'DXB-LHR', 'LHR-DEL']]])(
    'confirms every offer of a search as it was, in another process too: %s',
    async (legs) => {
      const query = ask(legs);
      for (const offer of got(await source().search(callAt(), query)).slice(0, 12)) {
        expect(got(await source().quote(callAt(NOW + 3 * HOUR), offer, query))).toEqual({
          offer,
          validUntil: NOW + 3 * HOUR + 15 * MINUTE,
        });
      }
    },
  );

  it('confirms special fares and front cabins', async () => {
    for (const query of [ask(['COK-DXB', 'DXB-COK'], { returnType: 5 }), ask('DEL-LHR', { cabin: 'Business' })]) {
      const supplier = source({ kind: query.returnType === 5 ? 'lcc' : 'gds' });
      const [offer] = got(await supplier.search(callAt(), query));
      expect(got(await supplier.quote(callAt(), offer!, query)).offer).toEqual(offer);
    }
  });

  it('is not valid beyond the close of sales, nor given after it', async () => {
    const query = ask('DEL-BOM');
    const offer = offerWith(got(await source().search(callAt(), query)));
    const departs = Date.parse(`${offer.segments[0]!.departureTime}:00+05:30`);
    expect(got(await source().quote(callAt(departs - 2 * HOUR - 5 * MINUTE), offer, query)).validUntil).toBe(
      departs - 2 * HOUR,
    );
    expect(codeOf(await source().quote(callAt(departs - HOUR), offer, query))).toBe('FARE_EXPIRED');
  });

  it('of a reference that is not its own is refused', async () => {
    const query = ask('DEL-BOM');
    const offer = offerWith(got(await source().search(callAt(), query)));
    expect(codeOf(await source().quote(callAt(), { ...offer, supplierRef: 'v0;nothing' }, query))).toBe('FARE_EXPIRED');
    expect(
      codeOf(
        await source().quote(callAt(), { ...offer, supplierRef: offer.supplierRef.replace('Lite', 'None') }, query),
      ),
    ).toBe('FARE_EXPIRED');
  });
});

describe('flight numbers that misbehave', () => {
  it('stand on every route, dearer than the rest, and only where the source has triggers', async () => {
    const offers = got(await tricky.search(callAt(), ask('DEL-BOM')));
    const numbers = Object.keys(flightTriggers);
    const odd = offers.filter(({ segments }) => numbers.includes(segments[0]!.flightNumber));
    expect(odd.map(({ segments }) => segments[0]!.flightNumber).sort()).toEqual(numbers);
    expect(Math.min(...odd.map(({ fares }) => totalOf(fares)))).toBeGreaterThan(totalOf(offers[0]!.fares) * 1.2);
    const plain = got(await source().search(callAt(), ask('DEL-BOM')));
    expect(plain.filter(({ segments }) => numbers.includes(segments[0]!.flightNumber))).toEqual([]);
  });

  it('9091 is dearer at quote', async () => {
    const offer = await flight('9091');
    const quoted = got(await tricky.quote(callAt(), offer, ask('DEL-BOM'))).offer;
    expect(quoted.fares[0]!.baseFare).toBe(Math.ceil((offer.fares[0]!.baseFare * 1.08) / 100) * 100);
    expect(quoted.supplierRef).toBe(offer.supplierRef);
  });

  it('9092 is sold out, 9096 expired', async () => {
    expect(codeOf(await tricky.quote(callAt(), await flight('9092'), ask('DEL-BOM')))).toBe('SOLD_OUT');
    expect(codeOf(await tricky.quote(callAt(), await flight('9096'), ask('DEL-BOM')))).toBe('FARE_EXPIRED');
  });

  it('9093 is confirmed for 8 minutes', async () => {
    expect(got(await tricky.quote(callAt(), await flight('9093'), ask('DEL-BOM'))).validUntil).toBe(NOW + 8 * MINUTE);
  });

  it('9094 has no extra services', async () => {
    expect(codeOf(await tricky.extraServices(callAt(), await flight('9094')))).toBe('NO_SSR');
  });

  it('9095 leaves 50 minutes later than it was searched', async () => {
    const offer = await flight('9095');
    const [segment] = got(await tricky.quote(callAt(), offer, ask('DEL-BOM'))).offer.segments;
    expect(Date.parse(`${segment!.departureTime}Z`) - Date.parse(`${offer.segments[0]!.departureTime}Z`)).toBe(
      50 * MINUTE,
    );
    expect(segment!.flightStatus).toBe('Schedule changed');
  });
});

describe('islands that misbehave', () => {
  const to = (island: string) => ask(`DEL-${island}`);

  it('TRW has 500 offers and FUN 2,000', async () => {
    expect(got(await tricky.search(callAt(), to('TRW')))).toHaveLength(500);
    const most = got(await tricky.search(callAt(), to('FUN')));
    expect(most).toHaveLength(2000);
    expect(new Set(most.map(({ resultIndex }) => resultIndex)).size).toBe(2000);
    expect(got(await tricky.quote(callAt(), most[1999]!, to('FUN'))).offer).toEqual(most[1999]);
  });

  it('IUE fails and MAJ sends broken JSON', async () => {
    expect(codeOf(await tricky.search(callAt(), to('IUE')))).toBe('SUPPLIER_FAILED');
    expect(codeOf(await tricky.search(callAt(), to('MAJ')))).toBe('SUPPLIER_FAILED');
  });

  it('INU is slow and TKK silent: both are given up at the deadline', async () => {
    expect(codeOf(await tricky.search(callAt(NOW, 20), to('INU')))).toBe('SUPPLIER_TIMEOUT');
    expect(codeOf(await tricky.search(callAt(NOW, 20), to('TKK')))).toBe('SUPPLIER_TIMEOUT');
    expect(codeOf(await source({ triggers: true, timeoutAfterMs: 10 }).search(callAt(), to('TKK')))).toBe(
      'SUPPLIER_TIMEOUT',
    );
  });

  it('trouble no low-cost source, whose offers stand beside the failure', async () => {
    for (const island of ['INU', 'IUE', 'MAJ', 'TKK'])
      expect(got(await source({ kind: 'lcc', triggers: true }).search(callAt(), to(island)))).toHaveLength(30);
  });

  it('are ordinary destinations to a source without triggers', async () => {
    for (const island of ['TRW', 'FUN', 'INU', 'IUE', 'MAJ', 'TKK'])
      expect(got(await source().search(callAt(), to(island)))).toHaveLength(30);
  });
});

it("a slow source keeps to the caller's deadline", async () => {
  expect(codeOf(await source({ latencyMs: 60_000 }).search(callAt(NOW, 10), ask('DEL-BOM')))).toBe('SUPPLIER_TIMEOUT');
  expect(codeOf(await source({ latencyMs: 5 }).search(callAt(NOW, 10_000), ask('DEL-BOM')))).toBe('ok');
});

describe('what a fare says and sells beside itself', () => {
  it('low-cost baggage once a journey, meals on each sector, priced, with vegetarian, Jain and child meals', async () => {
    const supplier = source({ kind: 'lcc' });
    const offer = got(await supplier.search(callAt(), ask('DEL-COK'))).find(({ segments }) => segments.length === 2)!;
    const { baggages, meals } = got(await supplier.extraServices(callAt(), offer));
    expect(baggages.map(({ weight, origin }) => [weight, origin])).toEqual([
      [3, 'DEL'],
      [5, 'DEL'],
      [10, 'DEL'],
      [15, 'DEL'],
    ]);
    expect(new Set(meals.map(({ flightNumber }) => flightNumber))).toEqual(
      new Set(offer.segments.map(({ flightNumber }) => flightNumber)),
    );
    expect(meals.map(({ code }) => code)).toEqual(expect.arrayContaining(['VGML', 'VJML', 'CHML']));
    expect([...baggages, ...meals].every(({ price }) => price > 0 && Number.isInteger(price))).toBe(true);
  });

  it('full-service fares sometimes nothing', async () => {
    const answers = await Promise.all(
      got(await source().search(callAt(), ask('DEL-BOM'))).map((offer) => source().extraServices(callAt(), offer)),
    );
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok', 'NO_SSR']));
  });

  it('fare rules for each journey', async () => {
    const [trip] = got(await source().search(callAt(), ask(['DEL-LHR', 'LHR-DEL'], { returnType: 3 })));
    const rules = got(await source().fareRules(callAt(), trip!));
    expect(rules.map(({ origin, destination }) => [origin, destination])).toEqual([
      ['DEL', 'LHR'],
      ['LHR', 'DEL'],
    ]);
    expect(rules[0]!.fareRuleDetail).toContain('<table>');
    expect(rules[0]!.fareRuleDetail).toContain(trip!.family.name);
  });
});

it('takes any question the search contract lets through', async () => {
  const query = searchQuery.parse({
    JourneyType: 1,
    segments: [{ origin: 'QQQ', destination: 'DEL', preferredDepartureTime: '2026-12-12' }],
    adultCount: 1,
    childCount: 0,
    infantCount: 0,
  });
  expect(got(await tricky.search(callAt(), query))).toEqual([]);
  expect(got(await tricky.search(callAt(), ask('DEL-DEL')))).toEqual([]);
});
