import { getGatewayTotals } from '#shared/payments/gateways/get-gateway-totals.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** Where refunds that others made at a gateway are settled. */
export const REFUNDS_TO_SETTLE = `${paths.staffGatewayTransactions}?tab=refunds`;

/** How many refunds wait to be settled, and the way to them; nothing where none does. */
export function RefundsToSettle() {
  const { data } = useCall(
    getGatewayTotals,
    { show: 'refunds', search: '', from: '', to: '', gateway: '', amount: '', outcome: '', userId: '', orderId: '' },
    { quiet: true },
  );
  if (!data || data.toSettle === 0) return null;
  return (
    <p style={{ margin: 0 }}>
      <TextLink inline to={REFUNDS_TO_SETTLE}>
        {data.toSettle === 1 ? '1 refund to settle' : `${data.toSettle} refunds to settle`}
      </TextLink>{' '}
      under Gateway transactions.
    </p>
  );
}
