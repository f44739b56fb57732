import { expect } from 'vitest';
import type { Actor } from '#functions/actor.ts';
import { rateIdOf } from '#functions/destination/rates/pack-rate.ts';
import { createRateWrites } from '#functions/destination/rates/writes.ts';
import { readTourOption } from '#functions/destination/activities/tour-option-store.ts';
import { commit } from '#functions/table/commit.ts';
import type { RateKind } from '#shared/destination/rates/rate-fields.ts';
import type { AnyRate } from '#shared/destination/rates/rate-year.ts';
import { randomId } from '#shared/ids.ts';
import { ticket, transfer } from './made-rates.ts';

/** A ticket rate and a transfer rate of an option for a market. */
export async function storeRates(
  actor: Actor,
  tourOptionId: string,
  marketId: string,
): Promise<Record<RateKind, string>> {
  const option = (await readTourOption(actor, tourOptionId))!;
  const store = async (kind: RateKind, made: AnyRate): Promise<string> => {
    const rate = { ...made, id: rateIdOf(tourOptionId, randomId(80)), tourOptionId, marketId };
    const order = { order: [rate.id], version: 0 };
    const told = { name: 'Rate', from: '', to: 'made' };
    const writes = createRateWrites(actor, { option, kind, rates: [rate], order }, told);
    expect(await commit(actor, writes)).toMatchObject({ ok: true });
    return rate.id;
  };
  return { ticket: await store('ticket', ticket('T')), transfer: await store('transfer', transfer('F')) };
}
