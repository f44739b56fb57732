import type { UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { ownMarkupWrites } from '#functions/users/customers/company-price-writes.ts';
import type { CommonFailure, RequestOf } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { toBasisPoints } from '#shared/markups/fields.ts';
import type { OwnMarkupShown } from '#shared/markups/own-markup.ts';
import { saveOwnMarkup } from '#shared/markups/save-own-markup.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import { companyOf } from './groups/customer-of.ts';
import type { OwnMarkup } from './model.ts';
import { valueText } from './rules/rule-words.ts';
import { noOwnMarkup, showOwnMarkup } from './show-own-markup.ts';
import { markupEventWrites } from './writes.ts';

type Request = RequestOf<typeof saveOwnMarkup>;
type Answer = Outcome<OwnMarkupShown, CommonFailure>;

export const saveOwnMarkupHandler = handle(saveOwnMarkup, (actor, request) =>
  untilItStands(() => save(actor, request)),
);

async function save(actor: UserActor, { isOn, kind, amount = 0, percent = 0, currency }: Request): Promise<Answer> {
  const company = await companyOf(actor, actor);
  if (!company) return fail('NOT_FOUND');
  const before = company.ownMarkup ?? noOwnMarkup;
  const next: OwnMarkup = kind
    ? { kind, value: kind === 'percentOfBase' ? toBasisPoints(percent) : amount, isOn }
    : { ...before, isOn };
  const wordsOf = (own: OwnMarkup) => `${valueText(own, currency)}, switched ${own.isOn ? 'on' : 'off'}`;
  const done = await commit(actor, [
    ownMarkupWrites(actor, company, next),
    ...markupEventWrites(actor, {
      what: 'ownMarkup',
      id: company.legalEntityId,
      from: wordsOf(before),
      to: wordsOf(next),
    }),
  ]);
  return done.ok ? ok(showOwnMarkup(next, currency)) : done;
}
