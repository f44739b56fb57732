import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { taxSettingWrites } from '#functions/users/company-price-writes.ts';
import { readLegalEntity } from '#functions/users/store.ts';
import type { CommonFailure } from '#shared/contract.ts';
import { fail, type Failure, ok } from '#shared/errors.ts';
import { setLeRelationConfig } from '#shared/markups/set-le-relation-config.ts';
import { markupEventWrite } from './writes.ts';

const wordOf = (isDeducted: boolean) => (isDeducted ? 'Deduct TDS' : 'Do not Deduct TDS');

export const setLeRelationConfigHandler = handle(setLeRelationConfig, async (actor, { userLEID, isTdsDeductable }) => {
  const company = await readLegalEntity(actor, userLEID);
  if (!company) return fail('NOT_FOUND');
  const before = company.isTdsDeductable ?? true;
  if (before === isTdsDeductable) return ok({});
  const done = await commit(actor, [
    taxSettingWrites(actor, userLEID, isTdsDeductable),
    markupEventWrite(actor, { what: 'tds', id: userLEID, from: wordOf(before), to: wordOf(isTdsDeductable) }),
  ]);
  return done.ok ? ok({}) : (done as Failure<CommonFailure>);
});
