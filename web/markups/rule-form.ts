import type { RequestOf } from '#shared/contract.ts';
import type { FieldErrors } from '#shared/errors.ts';
import type { MarkupEffect, RuleKind } from '#shared/markups/model.ts';
import type { previewRule } from '#shared/markups/rules/preview-rule.ts';
import type { ShownRule } from '#shared/markups/rule-fields.ts';
import { readValue, valueTexts } from './value-fields.tsx';

/** A rule as its form holds it: texts. */
export type RuleValues = Record<
  | 'effect'
  | 'kind'
  | 'value'
  | 'groupId'
  | 'airlineCode'
  | 'supplier'
  | 'cabin'
  | 'fareType'
  | 'routeKind'
  | 'validFrom'
  | 'validTo',
  string
>;

/** What a form begins with: the rule as it is, or a new one. */
export const valuesOf = (rule: ShownRule | undefined, currency: string): RuleValues => ({
  effect: rule?.effect ?? 'markup',
  ...(rule ? valueTexts(rule, currency) : { kind: 'perPassenger', value: '' }),
  groupId: rule?.groupId ?? '',
  airlineCode: rule?.airlineCode ?? '',
  supplier: rule?.supplier ?? '',
  cabin: rule?.cabin ?? '',
  fareType: rule?.fareType ?? '',
  routeKind: rule?.routeKind ?? '',
  validFrom: rule?.validFrom ?? '',
  validTo: rule?.validTo ?? '',
});

/** A rule as the calls take it. */
export type RuleDraft = Omit<RequestOf<typeof previewRule>, 'list' | 'markupId'>;

/** The request of a form, or what is wrong with it. */
export function draftOf(values: RuleValues, currency: string): { draft: RuleDraft } | { errors: FieldErrors } {
  const read = readValue(values, currency);
  if ('errors' in read) return read;
  return {
    draft: {
      effect: values.effect as MarkupEffect,
      ...read.sent,
      currency,
      groupId: values.groupId,
      airlineCode: values.airlineCode.trim().toUpperCase(),
      departureId: '',
      supplier: values.supplier,
      cabin: values.cabin as RuleDraft['cabin'],
      fareType: values.fareType as RuleDraft['fareType'],
      routeKind: values.routeKind as RuleDraft['routeKind'],
      validFrom: values.validFrom,
      validTo: values.validTo,
    },
  };
}

/** A server's words about `amount` or `percent` stand at the one field for both. */
export const errorsOf = (errors: FieldErrors = {}): FieldErrors => {
  const { amount, percent, ...others } = errors;
  const value = amount ?? percent;
  return value ? { ...others, value } : others;
};

export const titleOf = (list: RuleKind, rule: ShownRule | undefined): string =>
  rule ? 'Change rule' : list === 'departures' ? 'New rule for fixed departures' : 'New rule';
