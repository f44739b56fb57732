import { setTimeout as pause } from 'node:timers/promises';
import type { JobActor } from '#functions/actor.ts';
import { commit } from '#functions/table/commit.ts';
import { endInvoiceTask, invoiceWrites, seriesNow, type Unnumbered } from './invoice-writes.ts';
import { hasInvoice, readSeries } from './store.ts';

/** Rounds for a number that many want at once; what has none by then is tried again with the next look at what is due. */
const TRIES = 60;
/** ms between two of them at most. */
const PAUSE = 40;

/** Whether it has its number now, by this hand or another. */
export async function numberInvoice(actor: JobActor, paper: Unnumbered): Promise<boolean> {
  const { orderId, invoice } = paper;
  for (let tries = 0; tries < TRIES; tries++) {
    if (await hasInvoice(actor, orderId, invoice.kind)) {
      await commit(actor, [endInvoiceTask(actor, orderId)]);
      return true;
    }
    const counted = await readSeries(actor, seriesNow(actor, invoice.kind));
    const written = await commit(actor, invoiceWrites(actor, paper, counted));
    if (written.ok) return true;
    await pause(Math.random() * PAUSE);
  }
  return false;
}
