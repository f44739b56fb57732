import type { Actor } from '#functions/actor.ts';
import type { Write } from '#functions/table/write.ts';
import { readRefunds } from './refunds-of-change.ts';
import { readChange } from './store.ts';
import { changeEventWrites } from './writes.ts';

/** All its money was given: a completed request is closed, in the commit that ends the work. Nothing for what is none or was. */
export async function closeChangeWrites(actor: Actor, requestId: string): Promise<Write<'ILLEGAL_TRANSITION'>[]> {
  const change = await readChange(actor, requestId);
  const isOwed = change && (await readRefunds(actor, change)).some(({ state }) => state !== 'Given');
  return change?.state === 'Completed' && !isOwed ? changeEventWrites(actor, change, ['close']) : [];
}
