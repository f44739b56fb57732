import type { Actor } from '#functions/actor.ts';
import { at } from '#functions/table/site-key.ts';
import type { BackOffItem } from '#functions/users/model.ts';
import type { Claim } from './model.ts';

/** What is kept of requests themselves: how often, and what was answered to which idempotency key. */
export const requestKeys = {
  rate: (actor: Actor, what: string, who: string) => at(actor, 'RATE', what, who)<BackOffItem>('A'),
  idempotency: (actor: Actor, who: string, key: string) => at(actor, 'IDEM', who, key)<Claim>('A'),
};
