import type { Write } from '#functions/table/write.ts';
import { notTaken, rejectedMail } from '../mails.ts';
import { tellWrites } from '../task-writes.ts';
import { bookingReturnsWrites, changeEventWrites, openChangeWrites } from '../writes.ts';
import { type OtherSide, there } from './other-side.ts';

/** The charges are accepted at the supplier with their acceptance at the consumer. */
export const acceptThere = ({ actor, change, booking }: OtherSide): Write<never>[] =>
  there([
    ...openChangeWrites(actor, { change, booking }, 'accept'),
    ...tellWrites(actor, { ...change, state: 'Accepted' }),
  ]);

/** Taken back at the consumer before it was accepted, by its customer or its desk: the supplier has nothing to do. */
export const withdrawThere = ({ actor, change, booking }: OtherSide): Write<never>[] =>
  there([...changeEventWrites(actor, change, ['withdraw']), ...bookingReturnsWrites(actor, booking, change)]);

/** The supplier does not do it: its reason is for the consumer's desk, whose customer reads none of its words. */
export const rejectThere = async ({ actor, change, booking }: OtherSide, reason: string): Promise<Write<never>[]> =>
  there([
    ...changeEventWrites(actor, change, ['reject'], { reason: notTaken, partnerReason: reason }, notTaken),
    ...bookingReturnsWrites(actor, booking, change),
    ...(await rejectedMail(actor, change, notTaken, 'airline')),
  ]);
