import type { Actor } from '#functions/actor.ts';
import { airlineByCode } from '#functions/reference/airlines.ts';
import { readSuppliers } from '#functions/site/store.ts';
import type { RequestOf } from '#shared/contract.ts';
import type { FieldErrors } from '#shared/errors.ts';
import { toBasisPoints } from '#shared/markups/fields.ts';
import { type MarkupRule, RETAIL, type RuleKind } from '#shared/markups/model.ts';
import type { previewRule } from '#shared/markups/rules/preview-rule.ts';
import type { MarkupBook } from '../model.ts';

/** A rule as an editor sends it. */
type Draft = Omit<RequestOf<typeof previewRule>, 'list' | 'markupId'>;

/** The rule that a request describes, without its id; conditions that hold for all are left out. */
export function ruleOf(draft: Draft): Omit<MarkupRule, 'id'> {
  const { kind, groupId, airlineCode, departureId } = draft;
  return {
    kind,
    value: kind === 'percentOfBase' ? toBasisPoints(draft.percent ?? 0) : (draft.amount ?? 0),
    groupId,
    airlineCode,
    departureId,
    ...(draft.effect === 'discount' && { effect: draft.effect }),
    ...(draft.supplier && { supplier: draft.supplier }),
    ...(draft.cabin && { cabin: draft.cabin }),
    ...(draft.fareType && { fareType: draft.fareType }),
    ...(draft.routeKind && { routeKind: draft.routeKind }),
    ...(draft.validFrom && { validFrom: draft.validFrom }),
    ...(draft.validTo && { validTo: draft.validTo }),
  };
}

/** What of a rule does not go with its list, or names what the site does not have; field → sentence. */
export async function wrongIn(actor: Actor, book: MarkupBook, kind: RuleKind, draft: Draft): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const { groupId, airlineCode, departureId, supplier } = draft;
  if (groupId && groupId !== RETAIL && !book.groups.some(({ id }) => id === groupId))
    errors.groupId = 'This group does not exist. Please choose another.';
  if (kind === 'airlines' && !airlineCode)
    errors.airlineCode = 'Please enter a two-character airline code, such as 6E.';
  if (kind === 'defaults' && airlineCode) errors.airlineCode = 'Rules for one airline are in their own list.';
  if (airlineCode && !airlineByCode(airlineCode)) errors.airlineCode = 'No airline has this code.';
  if (kind !== 'departures' && departureId) errors.departureId = 'Rules for a departure are in their own list.';
  // Until the site has departures of its own to choose from.
  if (kind === 'departures' && departureId) errors.departureId = 'This departure does not exist. Leave empty for all.';
  if (supplier && !(await readSuppliers(actor)).some(({ name }) => name === supplier))
    errors.supplier = 'This site does not have this source.';
  return errors;
}
