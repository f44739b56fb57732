import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { useCall } from '#web/api/use-call.ts';
import { Page } from '#web/ui/page.tsx';
import Confirmation from './confirmation.tsx';
import TicketQueue from './ticket-queue.tsx';

/** What a traveller comes to from the payment: the confirmation of a ticketed booking, else the queue with it open. */
export default function BookedPage({ bookingId }: { bookingId: string }) {
  const details = useCall(getBookingDetails, { bookingId, withDocuments: false }, { quiet: true });
  if (details.isPending)
    return (
      <Page heading="Your booking" narrow>
        <Skeleton aria-label="Loading the booking">
          <SkeletonItem size={128} />
        </Skeleton>
      </Page>
    );
  const booking = details.data?.booking;
  return booking?.statusId === BookingStatus.Ticketed ? <Confirmation booking={booking} /> : <TicketQueue />;
}
