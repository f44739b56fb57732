import { type MarkupRule, RETAIL, type RuleKind } from '#shared/markups/model.ts';
import { type Currency, formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import type { MarkupBook } from '../model.ts';

/** What rules are told in words with. */
export interface RuleNames {
  groups: MarkupBook['groups'];
  currency: Currency;
}

/** Whom a rule is for. */
export function groupNameOf(groups: MarkupBook['groups'], groupId: string): string {
  if (!groupId) return 'Every customer';
  if (groupId === RETAIL) return 'Retail';
  return groups.find(({ id }) => id === groupId)?.groupName ?? 'Deleted group';
}

const percentText = (basisPoints: number) => `${Number((basisPoints / 100).toFixed(2))} %`;

/** What a value comes to: `₹ 300.00 per passenger`, `2.5 % of the fare`. */
export function valueText({ kind, value }: Pick<MarkupRule, 'kind' | 'value'>, currency: Currency): string {
  if (kind === 'percentOfBase') return `${percentText(value)} of the fare`;
  return `${formatMoney(value, currency)} per ${kind === 'perBooking' ? 'booking' : 'passenger'}`;
}

const fareTypeText = {
  refundable: 'refundable fares',
  nonRefundable: 'non-refundable fares',
  lowCost: 'low-cost carriers',
  specialReturn: 'special returns',
} as const;

const cabinText = {
  Economy: 'Economy',
  PremiumEconomy: 'Premium Economy',
  Business: 'Business',
  First: 'First',
} as const;

/** Which days of sale: `12 Mar 2026 to 30 Mar 2026`; empty for all. */
export function daysText({ validFrom, validTo }: Pick<MarkupRule, 'validFrom' | 'validTo'>): string {
  if (validFrom && validTo) return `${formatDay(validFrom)} to ${formatDay(validTo)}`;
  if (validFrom) return `from ${formatDay(validFrom)}`;
  return validTo ? `until ${formatDay(validTo)}` : '';
}

/** What a rule does and for what: `Markup of ₹ 300.00 per passenger: Retail, AI, Business`. */
export function ruleWords(kind: RuleKind, rule: MarkupRule, { groups, currency }: RuleNames): string {
  const what = rule.effect === 'discount' ? 'Discount' : 'Markup';
  const conditions = [
    groupNameOf(groups, rule.groupId),
    kind === 'departures' && (rule.departureId ? `departure ${rule.departureId}` : 'all departures'),
    rule.airlineCode || (kind !== 'departures' && 'every airline'),
    rule.supplier && `source ${rule.supplier}`,
    rule.cabin && cabinText[rule.cabin],
    rule.fareType && fareTypeText[rule.fareType],
    rule.routeKind,
    daysText(rule),
  ].filter(Boolean);
  return `${what} of ${valueText(rule, currency)}: ${conditions.join(', ')}`;
}
