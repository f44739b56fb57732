import { useState } from 'react';
import type { BookingDesk } from '#shared/bookings/get-booking-details.ts';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { useAskAgain } from './ask-again-button.tsx';
import { DeskSection } from './desk-section.tsx';
import { agoText } from './row-text.ts';

const RefundDialog = lazyPart(() => import('./refund-dialog.tsx'));

interface Props {
  bookingId: string;
  desk: BookingDesk;
  /** What the customer would get back, as text. */
  amount: string;
}

/** What staff can do about a booking without an end: have its supplier asked, call it, give the money back. */
export function DeskActions({ bookingId, desk, amount }: Props) {
  const ask = useAskAgain();
  const [refunding, setRefunding] = useState(false);
  const { zone } = useSiteDays();
  const since = msToLocal(Date.parse(desk.since), zone);
  return (
    <>
      <DeskSection
        desk={desk}
        heading={desk.mayRefund ? 'The supplier has not confirmed this booking' : 'Booking in progress'}
        text={
          <>
            Since {formatDay(since)}, {since.slice(11)}, for {agoText(desk.since)}. We check again automatically
            {desk.mayRefund && '; after 24 hours without an answer the customer is refunded'}.
          </>
        }
      >
        {desk.mayAskAgain && (
          <Button appearance="primary" disabledFocusable={ask.isPending} onClick={() => void ask.run(bookingId)}>
            Check with the supplier again
          </Button>
        )}
        {desk.mayRefund && <Button onClick={() => setRefunding(true)}>Refund</Button>}
      </DeskSection>
      {refunding && (
        <RefundDialog
          bookingId={bookingId}
          supplier={desk.supplier}
          amount={amount}
          onClose={() => setRefunding(false)}
        />
      )}
    </>
  );
}
