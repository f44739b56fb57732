import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { taxSettingWrites } from '#functions/users/customers/company-price-writes.ts';
import { fail, ok } from '#shared/errors.ts';
import { setLeRelationConfig } from '#shared/markups/groups/set-le-relation-config.ts';
import { changeConsumerWrites } from './consumer-writes.ts';
import { leOf, taxSettingsOf } from './legal-entity-of.ts';
import { markupEventWrites } from '../writes.ts';

const wordOf = (isDeducted: boolean) => (isDeducted ? 'Deduct TDS' : 'Do not Deduct TDS');

export const setLeRelationConfigHandler = handle(setLeRelationConfig, async (actor, { userLEID, isTdsDeductable }) => {
  const subject = await leOf(actor, userLEID);
  const before = subject && taxSettingsOf(subject);
  if (!subject || !before) return fail('NOT_FOUND');
  if (before.isTdsDeductable === isTdsDeductable) return ok({});
  const { consumer } = subject;
  const done = await commit(actor, [
    consumer
      ? changeConsumerWrites(actor, consumer, { isTdsDeductable })
      : taxSettingWrites(actor, userLEID, isTdsDeductable),
    ...markupEventWrites(actor, {
      what: 'tds',
      id: userLEID,
      from: wordOf(before.isTdsDeductable),
      to: wordOf(isTdsDeductable),
    }),
  ]);
  return done.ok ? ok({}) : done;
});
