import { getOrder } from '#shared/payments/get-order.ts';
import { useCall } from '#web/api/use-call.ts';
import { DetailPart } from '#web/ui/list/detail.tsx';
import type { DetailPlace } from '#web/ui/list/list-page.tsx';
import { Timeline } from '#web/ui/timeline.tsx';

/** What each event of an order is called behind the name of who did it; others are told by where they left the order. */
const deeds: Readonly<Record<string, string>> = {
  create: 'made the order',
  pay: 'marked it paid',
  expire: 'let the order expire unpaid',
  supersede: 'put a newer order in its place',
  startBooking: 'started booking',
  loseSight: 'had no answer from the supplier',
  hold: 'held the seats',
  startTicketing: 'started ticketing',
  complete: 'completed the order',
  startRefund: 'started a refund',
  refund: 'refunded it',
  latePayment: 'received a second payment, to be refunded',
  lateRefund: 'sent a payment back',
  outsideRefund: 'settled a refund made at the gateway',
};

/** Who did what to the order that is paid for, newest first; nothing while that is not known. */
export default function OrderDeeds({ orderId, place }: { orderId: string; place: DetailPlace }) {
  const { data } = useCall(getOrder, { orderId }, { quiet: true });
  if (!data) return null;
  return (
    <DetailPart label="Who did what" place={place}>
      <Timeline
        deeds={data.steps.toReversed().map(({ event, state, at, note, by }) => ({
          at,
          who: by ?? '',
          what: deeds[event] ?? `moved it to ${state.toLowerCase().replaceAll('_', ' ')}`,
          note,
        }))}
      />
    </DetailPart>
  );
}
