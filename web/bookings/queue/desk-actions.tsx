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
  /** Its supplier was asked, and does not say what became of it. */
  isUnconfirmed: boolean;
}

/** What staff can do about a booking without an end: have its supplier asked, call it, give the money back. */
export function DeskActions({ bookingId, desk, amount, isUnconfirmed }: Props) {
  const ask = useAskAgain();
  const [refunding, setRefunding] = useState(false);
  const { zone } = useSiteDays();
  const since = msToLocal(Date.parse(desk.since), zone);
  return (
    <>
      <DeskSection
        desk={desk}
        heading={isUnconfirmed ? 'The supplier has not confirmed this booking' : 'Booking in progress'}
        text={
          <>
            Since {formatDay(since)}, {since.slice(11)}, for {agoText(desk.since)}. We check again automatically
            {isUnconfirmed && '; after 24 hours without an answer the customer is refunded'}.
            {isUnconfirmed &&
              desk.partner &&
              ' Only their desk can give it up sooner: call them, and they ask the airline.'}
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
