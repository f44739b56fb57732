import type { Actor } from '#functions/actors/actor.ts';
import { keys } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { toMinor } from '#shared/money.ts';
import { type MarkupGroup, type MarkupRule, RETAIL, type TaxRate } from '#shared/markups/model.ts';

/** With every change of a markup, group or tax: prices are cached by this revision. */
export const bumpMarkups = (actor: Actor): Write => ({
  kind: 'update',
  key: keys.site(actor, 'HEAD'),
  add: { 'revisions.markups': 1 },
  when: [{ exists: true }],
});

export const putGroup = (actor: Actor, group: MarkupGroup): Write => ({
  kind: 'put',
  key: keys.markup(actor, 'GRP', group.id),
  item: { data: group },
});

/** DEF: for every airline. AIR: for one. FD: for fixed departures. */
export const putRule = (actor: Actor, kind: 'DEF' | 'AIR' | 'FD', rule: MarkupRule): Write => ({
  kind: 'put',
  key: keys.markup(actor, kind, rule.id),
  item: { data: rule },
});

export const putTaxRate = (actor: Actor, rate: TaxRate): Write => ({
  kind: 'put',
  key: keys.markup(actor, 'TAX', `${rate.kind}#${rate.from}`),
  item: { data: rate },
});

const rule = (id: string, fields: Partial<MarkupRule> & Pick<MarkupRule, 'kind' | 'value'>): MarkupRule => ({
  id,
  groupId: '',
  airlineCode: '',
  departureId: '',
  ...fields,
});

/** Markups of a demo site: a retail fee, a default group that gets commission, and one that pays a fee. */
export function demoMarkupWrites(actor: Actor): Write[] {
  const { currency } = actor.head;
  const fee = (rupees: number) => toMinor(currency === 'INR' ? rupees : Math.max(1, Math.round(rupees / 80)), currency);
  return [
    putGroup(actor, { id: 'STANDARD', groupName: 'Standard agents', isDefault: true, commissionShare: 8000 }),
    putGroup(actor, { id: 'PREMIUM', groupName: 'Premium agents', isDefault: false, commissionShare: 10_000 }),
    putGroup(actor, { id: 'CORPORATE', groupName: 'Corporate desk', isDefault: false, commissionShare: 0 }),
    putRule(actor, 'DEF', rule('RETAILFEE', { kind: 'perPassenger', value: fee(300), groupId: RETAIL })),
    putRule(actor, 'DEF', rule('CORPORATEFEE', { kind: 'perBooking', value: fee(450), groupId: 'CORPORATE' })),
    putRule(actor, 'AIR', rule('RETAILAI', { kind: 'percentOfBase', value: 250, groupId: RETAIL, airlineCode: 'AI' })),
    putRule(actor, 'FD', rule('SEATS', { kind: 'perPassenger', value: fee(500) })),
  ];
}
