import type { Actor } from '#functions/actor.ts';
import { putGroup, putRule } from '#functions/markups/writes.ts';
import type { Write } from '#functions/table/write.ts';
import { type MarkupGroup, type MarkupRule, RETAIL } from '#shared/markups/model.ts';
import { toMinor } from '#shared/money.ts';
import type { FailureCode } from '#shared/errors.ts';

/** How a demo site earns; amounts in whole units of its currency, shares and percentages in basis points. */
interface Earnings {
  /** Commission passed on to agents of the default group, and of a second one. */
  agents: { groupName: string; commissionShare: number }[];
  retail: Pick<MarkupRule, 'kind' | 'value'>;
  /** Retail fares of one airline are priced apart. */
  airline: Pick<MarkupRule, 'kind' | 'value' | 'airlineCode'>;
  corporate: Pick<MarkupRule, 'kind' | 'value'>;
  seat: number;
}

const kestrel: Earnings = {
  agents: [
    { groupName: 'Standard agents', commissionShare: 8000 },
    { groupName: 'Premium agents', commissionShare: 10_000 },
  ],
  retail: { kind: 'perPassenger', value: 300 },
  airline: { kind: 'percentOfBase', value: 250, airlineCode: 'AI' },
  corporate: { kind: 'perBooking', value: 450 },
  seat: 500,
};

const earningsOf: Record<string, Earnings> = {
  kestrel,
  dune: {
    agents: [
      { groupName: 'Partner agents', commissionShare: 6000 },
      { groupName: 'Hotel desks', commissionShare: 9000 },
    ],
    retail: { kind: 'percentOfBase', value: 400 },
    airline: { kind: 'perPassenger', value: 3, airlineCode: 'EK' },
    corporate: { kind: 'perPassenger', value: 6 },
    seat: 10,
  },
  lantern: {
    agents: [
      { groupName: 'Campus agents', commissionShare: 5000 },
      { groupName: 'Student unions', commissionShare: 10_000 },
    ],
    retail: { kind: 'perBooking', value: 99 },
    airline: { kind: 'perBooking', value: 49, airlineCode: '6E' },
    corporate: { kind: 'perBooking', value: 250 },
    seat: 150,
  },
  cinnamon: {
    agents: [
      { groupName: 'Member agents', commissionShare: 7000 },
      { groupName: 'Founding members', commissionShare: 10_000 },
    ],
    retail: { kind: 'perPassenger', value: 1500 },
    airline: { kind: 'percentOfBase', value: 200, airlineCode: 'UL' },
    corporate: { kind: 'perBooking', value: 2500 },
    seat: 2500,
  },
};

/** A demo site's own markups: a retail fee, groups that get commission, and one that pays a fee. */
export function demoMarkupWrites(actor: Actor): Write<FailureCode>[] {
  const { currency } = actor.head;
  const { agents, retail, airline, corporate, seat } = earningsOf[actor.site] ?? kestrel;
  const rule = (id: string, fields: Partial<MarkupRule> & Pick<MarkupRule, 'kind' | 'value'>): MarkupRule => ({
    id,
    groupId: '',
    airlineCode: '',
    departureId: '',
    ...fields,
    value: fields.kind === 'percentOfBase' ? fields.value : toMinor(fields.value, currency),
  });
  const [standard, premium] = agents.map((group, at): MarkupGroup => ({
    ...group,
    id: at ? 'PREMIUM' : 'STANDARD',
    isDefault: at === 0,
  }));
  return [
    putGroup(actor, standard!),
    putGroup(actor, premium!),
    putGroup(actor, { id: 'CORPORATE', groupName: 'Corporate desk', isDefault: false, commissionShare: 0 }),
    putRule(actor, 'DEF', rule('RETAILFEE', { ...retail, groupId: RETAIL })),
    putRule(actor, 'DEF', rule('CORPORATEFEE', { ...corporate, groupId: 'CORPORATE' })),
    putRule(actor, 'AIR', rule(`RETAIL${airline.airlineCode}`, { ...airline, groupId: RETAIL })),
    putRule(actor, 'FD', rule('SEATS', { kind: 'perPassenger', value: seat })),
  ];
}
