import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { ownMarkupWrites } from '#functions/users/company-price-writes.ts';
import type { CommonFailure } from '#shared/contract.ts';
import { fail, type Failure, ok } from '#shared/errors.ts';
import { toBasisPoints } from '#shared/markups/fields.ts';
import { saveOwnMarkup } from '#shared/markups/save-own-markup.ts';
import { companyOf } from './customer-of.ts';
import type { OwnMarkup } from './model.ts';
import { valueText } from './rule-words.ts';
import { noOwnMarkup, showOwnMarkup } from './show-own-markup.ts';
import { markupEventWrite } from './writes.ts';

export const saveOwnMarkupHandler = handle(
  saveOwnMarkup,
  async (actor, { isOn, kind, amount = 0, percent = 0, currency }) => {
    const company = await companyOf(actor, actor);
    if (!company) return fail('NOT_FOUND');
    const before = company.ownMarkup ?? noOwnMarkup;
    const next: OwnMarkup = kind
      ? { kind, value: kind === 'percentOfBase' ? toBasisPoints(percent) : amount, isOn }
      : { ...before, isOn };
    const wordsOf = (own: OwnMarkup) => `${valueText(own, currency)}, switched ${own.isOn ? 'on' : 'off'}`;
    const done = await commit(actor, [
      ownMarkupWrites(actor, company.legalEntityId, next),
      markupEventWrite(actor, {
        what: 'ownMarkup',
        id: company.legalEntityId,
        from: wordsOf(before),
        to: wordsOf(next),
      }),
    ]);
    return done.ok ? ok(showOwnMarkup(next, currency)) : (done as Failure<CommonFailure>);
  },
);
