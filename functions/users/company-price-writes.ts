import type { Actor } from '#functions/actors/actor.ts';
import type { OwnMarkup } from '#functions/markups/model.ts';
import { keys } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/write.ts';

/** Whether TDS is deducted from a company's commission. NOT_FOUND where it is gone. */
export const taxSettingWrites = (actor: Actor, legalEntityId: string, isTdsDeductable: boolean): Write => ({
  kind: 'update',
  key: keys.legalEntity(actor, legalEntityId),
  set: { isTdsDeductable },
  when: [{ exists: true }],
  otherwise: 'NOT_FOUND',
});

/** What an agency adds for its own customers. NOT_FOUND where it is gone. */
export const ownMarkupWrites = (actor: Actor, legalEntityId: string, ownMarkup: OwnMarkup): Write => ({
  kind: 'update',
  key: keys.legalEntity(actor, legalEntityId),
  set: { ownMarkup },
  when: [{ exists: true }],
  otherwise: 'NOT_FOUND',
});
