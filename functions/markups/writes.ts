import type { Actor } from '#functions/actors/actor.ts';
import { keys } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/write.ts';
import type { MarkupGroup, MarkupRule, TaxRate } from '#shared/markups/model.ts';

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
