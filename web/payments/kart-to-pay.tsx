import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { mayPayFrom, PayWith, walletName } from '#web/flights/booking/review/pay-with.tsx';
import { usePay, WALLET } from '#web/flights/booking/review/use-pay.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { inColumn, inLines } from '#web/ui/stack.ts';
import { quietLine, wrongLine } from '#web/ui/text.ts';
import { useTimeLeft } from '#web/ui/use-time-left.ts';
import type { PaidProps } from './order-kind.ts';

const useStyles = makeStyles({
  root: inColumn('16px'),
  buttons: inLines('8px'),
  fine: { ...quietLine, margin: 0 },
  wrong: { ...wrongLine, margin: 0 },
});

/** A part of a quotation, to be paid by its customer or by staff for them. */
export default function KartToPay({ order, heardAt }: PaidProps) {
  const styles = useStyles();
  const site = useSite();
  const { orderId, amount, currency, remark, customer, gateways, expiryTime, serverTime, bookingId } = order;
  const left = useTimeLeft(expiryTime, serverTime, heardAt);
  const [method, setMethod] = useState(mayPayFrom(order) ? WALLET : (gateways[0]?.name ?? WALLET));
  const { pay, busy, says } = usePay(orderId);
  const toPay = gateways.find(({ name }) => name === method)?.total ?? amount;
  const canPay = method !== WALLET || mayPayFrom(order);
  const back = customer
    ? { to: toPath(paths.staffKartOne, { kartId: bookingId }), label: 'Open the quotation' }
    : { to: paths.payments, label: 'Open my payments' };
  if (left === 0)
    return (
      <EmptyState
        page
        icon="warning"
        heading="The time limit for this payment has passed"
        text="Nothing was charged. Open the quotation to pay."
        link={back}
      />
    );
  const walletTitle = customer ? `${customer.name}’s wallet` : walletName(site.siteName);
  return (
    <Page narrow heading={customer ? `Pay for ${customer.name}` : 'Pay for your quotation'} lead={`${remark}.`}>
      <div className={styles.root}>
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
            onClick={() => void pay({ method, acceptedDuplicates: [], fee: toPay - amount, currency })}
          >
            Pay {formatMoney(toPay, currency)}
          </Button>
          <LinkButton to={back.to} size="large">
            Not yet
          </LinkButton>
        </div>
        <p className={styles.fine}>
          {customer ? 'Paying accepts the quotation for the customer.' : 'By paying you accept the quotation.'}
        </p>
      </div>
    </Page>
  );
}
