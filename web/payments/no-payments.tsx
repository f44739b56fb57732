import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/app/session/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** No payment is under way, and none was begun: the ways on. */
export function NoPayments() {
  const isStaff = useUser()?.userType === 'staff';
  const action = (
    <>
      <LinkButton to={paths.flightSearch} appearance="primary">
        Search flights
      </LinkButton>
      {isStaff ? (
        <LinkButton to={paths.staffGatewayTransactions}>Customers’ payments</LinkButton>
      ) : (
        <LinkButton to={paths.flightTicketQueue}>Open my tickets</LinkButton>
      )}
    </>
  );
  return (
    <EmptyState
      page
      icon="wallet"
      heading="No payment in progress"
      text={
        isStaff
          ? 'Customers’ payments are listed under Gateway transactions.'
          : 'Payments you start at a gateway appear here. What you have paid for is under Tickets.'
      }
      action={action}
    />
  );
}
