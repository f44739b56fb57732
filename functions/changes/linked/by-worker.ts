import type { Actor, ResaleActor } from '#functions/actor.ts';
import type { RefundSum } from '#functions/payments/refunds/refund-lines.ts';
import type { Write } from '#functions/table/write.ts';
import type { ChangeItem, Charges } from '../model.ts';
import { chargeThere } from './charge-there.ts';
import { completeThere } from './complete-there.ts';
import { rejectThere } from './end-there.ts';
import { readOtherSide } from './other-side.ts';

/** What follows at the consumer from what the supplier's own supplier said, and who commits both. */
export interface Followed {
  both: ResaleActor;
  rejected(reason: string): Promise<Write<never>[]>;
  /** Undefined where it cannot be said, or done, there. */
  recharged(charges: Charges): Promise<Write<never>[] | undefined>;
  completed(back: RefundSum): Promise<Write<never>[] | undefined>;
}

/** The consumer's side of a request that a worker leads at the supplier; undefined for one of one site. */
export async function followed(actor: Actor, change: ChangeItem): Promise<Followed | undefined> {
  const other = await readOtherSide(actor, change);
  return (
    other && {
      both: other.both,
      rejected: (reason) => rejectThere(other, reason),
      recharged: (charges) => chargeThere(other, charges, 'recharge'),
      completed: async (back) => {
        const done = await completeThere(other, back);
        return typeof done === 'string' ? undefined : done;
      },
    }
  );
}
