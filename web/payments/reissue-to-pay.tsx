import { paths } from '#web/app/paths.ts';
import { NewFlights } from '#web/changes/new-flights.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import type { PaidProps } from './order-kind.ts';
import { PayPage } from './pay-page.tsx';

/** What other flights cost more, to be paid: paid, they are accepted. */
export default function ReissueToPay({ order, heardAt }: PaidProps) {
  return (
    <PayPage
      order={order}
      heardAt={heardAt}
      heading="Pay for the new flights"
      lead={`PNR ${order.pnr}. Nothing is changed before you pay.`}
      agrees="By paying you accept the new flights and the charges. This cannot be undone."
      late="Accept the charges again to pay."
      back={{ to: paths.flightChangeRequests, label: 'Open my change requests' }}
    >
      <TitledCard title="New flights">
        <NewFlights flights={order.segments} isTitled />
      </TitledCard>
    </PayPage>
  );
}
