import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { paths } from '#web/app/paths.ts';
import { NewFlights } from '#web/changes/new-flights.tsx';
import { mayPayFrom, PayWith, walletName } from '#web/flights/booking/review/pay-with.tsx';
import { usePay, WALLET } from '#web/flights/booking/review/use-pay.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { inColumn, inLines } from '#web/ui/stack.ts';
import { quietLine, wrongLine } from '#web/ui/text.ts';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { useTimeLeft } from '#web/ui/use-time-left.ts';
import type { PaidProps } from './order-kind.ts';

const useStyles = makeStyles({
  root: inColumn('16px'),
  buttons: inLines('8px'),
  fine: { ...quietLine, margin: 0 },
  wrong: { ...wrongLine, margin: 0 },
});

/** What other flights cost more, to be paid: paid, they are accepted. */
export default function ReissueToPay({ order, heardAt }: PaidProps) {
  const styles = useStyles();
  const site = useSite();
  const left = useTimeLeft(order.expiryTime, order.serverTime, heardAt);
  const [method, setMethod] = useState(mayPayFrom(order) ? WALLET : (order.gateways[0]?.name ?? WALLET));
  const { pay, busy, says } = usePay(order.orderId);
  const gateway = order.gateways.find(({ name }) => name === method);
  const toPay = gateway?.total ?? order.amount;
  const canPay = method !== WALLET || mayPayFrom(order);
  if (left === 0)
    return (
      <EmptyState
        page
        icon="warning"
        heading="The time limit for this payment has passed"
        text="Nothing was charged. Accept the charges again to pay."
        link={{ to: paths.flightChangeRequests, label: 'Open my change requests' }}
      />
    );
  const walletTitle = order.customer ? `${order.customer.name}’s wallet` : walletName(site.siteName);
  return (
    <Page narrow heading="Pay for the new flights" lead={`PNR ${order.pnr}. Nothing is changed before you pay.`}>
      <div className={styles.root}>
        <TitledCard title="New flights">
          <NewFlights flights={order.segments} isTitled />
        </TitledCard>
        <PayWith order={order} walletTitle={walletTitle} method={method} onPick={setMethod} />
        {says && (
          <p role="alert" className={styles.wrong}>
            {says}
          </p>
        )}
        <div className={styles.buttons}>
          <Button
            appearance="primary"
            size="large"
            disabled={busy || !canPay}
            onClick={() =>
              void pay({ method, acceptedDuplicates: [], fee: toPay - order.amount, currency: order.currency })
            }
          >
            Pay {formatMoney(toPay, order.currency)}
          </Button>
          <LinkButton to={paths.flightChangeRequests} size="large">
            Not yet
          </LinkButton>
        </div>
        <p className={styles.fine}>By paying you accept the new flights and the charges. This cannot be undone.</p>
      </div>
    </Page>
  );
}
