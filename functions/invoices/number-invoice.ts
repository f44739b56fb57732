import { setTimeout as pause } from 'node:timers/promises';
import type { JobActor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import { invoiceWrites, seriesNow, type Unnumbered } from './invoice-writes.ts';
import { numberOf, readSeries } from './store.ts';

/** Rounds for a number that many want at once; what has none by then is tried again with the next look at what is due. */
const TRIES = 60;
/** ms between two of them at most. */
const PAUSE = 40;

/**
 * Gives a paper its number, once, and ends with it what `ending` ends. The number that it has now, by this hand or another;
 * undefined where it got none yet.
 */
export async function numberInvoice(
  actor: JobActor,
  paper: Unnumbered,
  ending: readonly Write<never>[] = [],
): Promise<string | undefined> {
  const { orderId, invoice, reference } = paper;
  for (let tries = 0; tries < TRIES; tries++) {
    const stands = await numberOf(actor, { orderId, kind: invoice.kind, reference });
    if (stands) {
      if (ending.length) await commit(actor, [...ending]);
      return stands;
    }
    const counted = await readSeries(actor, seriesNow(actor, invoice.kind));
    const { number, writes } = invoiceWrites(actor, paper, counted);
    const written = await commit(actor, [...writes, ...ending]);
    if (written.ok) return number;
    await pause(Math.random() * PAUSE);
  }
  return undefined;
}
