import { paths } from '#web/app/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

export default function PaymentSuccess() {
  return <EmptyState icon="check" heading="Payment Success" text="We have received your payment." link={{ to: paths.flightTicketQueue, label: 'See your tickets' }} page />;
}
