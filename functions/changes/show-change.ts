import type { Actor } from '#functions/actor.ts';
import type { RefundLine } from '#functions/payments/refunds/refund-lines.ts';
import { openOf } from '#functions/payments/refunds/left-of.ts';
import type { RefundItem } from '#functions/payments/refunds/model.ts';
import { canSettle } from '#functions/payments/refunds/settle-as-refund.ts';
import { readPayment } from '#functions/payments/store.ts';
import { changeStatusText, isChangeOpen } from '#shared/changes/model.ts';
import type { ChangeView } from '#shared/changes/change-view.ts';
import type { RefundState } from '#shared/payments/refund.ts';
import type { ChangeItem } from './model.ts';
import { readRefunds } from './refunds-of-change.ts';

/** Lines as people read them: what they are in the books stays there. */
export const shownLines = (lines: readonly RefundLine[]) =>
  lines.filter(({ minor }) => minor !== 0).map(({ kind, minor }) => ({ kind, amount: minor }));

const isStaffActor = (actor: Actor): boolean => actor.kind === 'user' && actor.userType === 'staff';

/** What was heard of at gateways' dashboards, as staff may settle it. */
type Heard = NonNullable<ChangeView['refund']>['heard'];

/** A request as whoever asks reads it; `refund` of one that is completed. */
export function showChange(actor: Actor, change: ChangeItem, refund?: RefundItem, heard: Heard = []): ChangeView {
  const { requestId, bookingId, pnr, state, stateSince, createdAt, currency, charges } = change;
  const isStaff = isStaffActor(actor);
  return {
    ...{ requestId, bookingId, pnr, state, stateSince, createdAt, currency },
    statusText: changeStatusText(state, change.supplierSays),
    RequestType: change.requestType,
    CancellationType: change.cancellationType,
    Remarks: change.remarks,
    passengers: change.who,
    sectors: change.sectors,
    askedBy: change.askedBy.email,
    charges: charges
      ? {
          chargesNo: charges.nth,
          airlineCharge: charges.airlineCharge,
          cancellationFee: charges.cancellationFee,
          remarks: (isStaff && change.partnerRemarks) || charges.remarks,
          validUntil: charges.validUntil ?? null,
          saidBy: charges.saidBy,
          lines: shownLines(charges.lines),
          comesBack: charges.minor,
          toPay: charges.reissue?.toPay ?? 0,
          fareDifference: charges.reissue?.fareDifference ?? 0,
          newFlights: charges.reissue?.flights ?? [],
        }
      : null,
    refund: refund
      ? {
          ...{ amount: refund.minor, state: refund.state, to: refund.to.method, lines: shownLines(refund.lines) },
          ...{ atDashboard: refund.outside ?? 0, heard },
        }
      : null,
    creditNote: change.creditNote ?? '',
    orderToPay: change.toPay?.orderId ?? '',
    assignedTo: isStaff ? (change.assignedTo?.name ?? '') : '',
    reason: (isStaff && change.partnerReason) || (change.reason ?? ''),
    partner: (isStaff && change.partner?.does) || '',
  };
}

/** The same with its refund, where it may have one: one read more, and for staff another where money is still to go back. */
export async function showWithRefund(actor: Actor, change: ChangeItem): Promise<ChangeView> {
  if (isChangeOpen(change.state)) return showChange(actor, change);
  const refunds = await readRefunds(actor, change);
  return showChange(actor, change, inAll(refunds), isStaffActor(actor) ? await heardOf(actor, refunds) : []);
}

async function heardOf(actor: Actor, refunds: readonly RefundItem[]): Promise<Heard> {
  const each = refunds.filter(canSettle).map(async (refund): Promise<Heard> => {
    const { orderId } = refund;
    const payment = await readPayment(actor, orderId);
    return Object.entries(payment?.refunds ?? {}).flatMap(([refundId, { waits, booked = 0, at }]) =>
      waits ? [{ orderId, refundId, amount: booked, at, fits: booked <= openOf(refund) }] : [],
    );
  });
  return (await Promise.all(each)).flat();
}

const worstFirst: readonly RefundState[] = ['Stuck', 'Due', 'Giving', 'Given'];

/** Refunds of several orders as one: what they come to, and the state of the one that is farthest from its end. */
function inAll([first, ...more]: readonly RefundItem[]): RefundItem | undefined {
  if (!first || more.length === 0) return first;
  const all = [first, ...more];
  const lines = new Map<RefundLine['kind'], RefundLine>();
  for (const line of all.flatMap((one) => one.lines))
    lines.set(line.kind, { ...line, minor: line.minor + (lines.get(line.kind)?.minor ?? 0) });
  return {
    ...first,
    minor: all.reduce((sum, { minor }) => sum + minor, 0),
    outside: all.reduce((sum, { outside = 0 }) => sum + outside, 0),
    lines: [...lines.values()],
    state: worstFirst.find((state) => all.some((one) => one.state === state)) ?? first.state,
  };
}
