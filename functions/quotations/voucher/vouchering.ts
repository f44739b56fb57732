import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { log } from '#functions/runtime/log.ts';
import { fail, type Failure, ok, type Outcome } from '#shared/errors.ts';
import { holds } from '#shared/permissions/holds.ts';
import { stateAfter } from '#shared/quotations/lifecycle.ts';
import { missingForVoucher, type VoucherAsked } from '#shared/quotations/voucher-missing.ts';
import type { KartItem } from '../model.ts';
import { leadVoucher, OF_THE_CALL } from './lead-voucher.ts';

export type VoucherEvent = 'voucher' | 'withdrawVoucher';

/** What `isVouchered` of a save does to a quotation; undefined where it is so already, or nothing was said. */
export const voucherEventOf = ({ state }: KartItem, isVouchered: boolean | undefined): VoucherEvent | undefined =>
  isVouchered === undefined || isVouchered === (state === 'VOUCHERED')
    ? undefined
    : isVouchered
      ? 'voucher'
      : 'withdrawVoucher';

/** Refuses whoever names `isVouchered` and may not, whatever it is now. */
export const mayVoucher = (
  actor: UserActor,
  { isVouchered }: { isVouchered?: boolean | undefined },
): Failure<'FORBIDDEN'> | undefined =>
  isVouchered === undefined || holds(actor, 'karts.confirm')
    ? undefined
    : fail('FORBIDDEN', { message: 'You are not allowed to confirm quotations.' });

/** A head after the event; a voucher that is withdrawn leads back to where it was made from. */
export function afterVoucherEvent(head: KartItem, event: VoucherEvent): Outcome<KartItem, 'ILLEGAL_TRANSITION'> {
  const to = stateAfter(event, head.state);
  if (!to) return fail('ILLEGAL_TRANSITION', { message: 'This quotation is cancelled.' });
  return event === 'voucher'
    ? ok({ ...head, state: to, isVouchered: true, beforeVoucher: head.state })
    : ok({ ...head, state: stateBefore(head), isVouchered: false });
}

/** What was paid for meanwhile was accepted with it. */
const stateBefore = ({ beforeVoucher, acceptedVersion }: KartItem): KartItem['state'] =>
  beforeVoucher === 'SENT' && acceptedVersion > 0 ? 'ACCEPTED' : beforeVoucher;

/** What a vouchered quotation lacks, by its lines; undefined where nothing is missing, or it is not vouchered. */
export function lacking({ state }: Pick<KartItem, 'state'>, kart: VoucherAsked): Failure<'VALIDATION'> | undefined {
  const missing = state === 'VOUCHERED' ? missingForVoucher(kart) : [];
  const [first] = missing;
  if (!first) return undefined;
  return fail('VALIDATION', {
    message: first.message,
    errors: Object.fromEntries(missing.map(({ lineId, message }) => [lineId ? `lines.${lineId}` : 'lines', message])),
  });
}

/** Does what a commit made due for vouchers, as far as a call may take; the sweep does what is left, whatever happens here. */
export async function followVoucher(actor: UserActor, ...heads: readonly KartItem[]): Promise<void> {
  if (!heads.some(({ state }) => state === 'VOUCHERED')) return;
  const { id } = heads[0]!;
  try {
    await leadVoucher(actor, id, clock.now() + OF_THE_CALL);
  } catch (error) {
    log.warn('vouchers left to the sweep', { site: actor.site, kartId: id, error: error as Error });
  }
}
