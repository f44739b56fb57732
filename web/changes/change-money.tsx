import type { ChangeView } from '#shared/changes/change-view.ts';
import { useSiteDays } from '#web/site/site.ts';
import { momentText } from '#web/ui/moment-text.ts';
import { NewFlights } from './new-flights.tsx';
import RefundBack from './refund-back.tsx';
import { RefundLines } from './refund-lines.tsx';

/** Where nothing was paid for a reissue, or went back. */
const notPaid: readonly ChangeView['state'][] = ['ChargesSet', 'Rejected', 'Withdrawn'];

/** What it costs until it is completed, then what came back, line by line. */
export function ChangeMoney({ change: { bookingId, charges, refund, currency, state } }: { change: ChangeView }) {
  const { zone } = useSiteDays();
  const flights = charges?.newFlights ?? [];
  if (refund)
    return (
      <>
        {flights.length > 0 && <NewFlights flights={flights} />}
        <RefundBack refund={refund} currency={currency} bookingId={bookingId} />
      </>
    );
  if (!charges) return null;
  const isPaid = charges.toPay > 0;
  const paidText = notPaid.includes(state) ? 'To pay' : 'Paid';
  return (
    <>
      {flights.length > 0 && <NewFlights flights={flights} />}
      <RefundLines
        heading="Charges"
        said={charges.saidBy === 'supplier' ? 'The airline says so' : 'Our staff say so'}
        lines={isPaid ? charges.lines.map(({ kind, amount }) => ({ kind, amount: -amount })) : charges.lines}
        currency={currency}
        total={isPaid ? paidText : 'Refund'}
        amount={isPaid ? charges.toPay : charges.comesBack}
      >
        {[
          charges.remarks,
          charges.validUntil !== null &&
            `Stands until ${momentText(new Date(charges.validUntil).toISOString(), zone)}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </RefundLines>
    </>
  );
}
