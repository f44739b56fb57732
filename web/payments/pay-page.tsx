import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#shared/money.ts';
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

interface Props extends Pick<PaidProps, 'order' | 'heardAt'> {
  heading: string;
  lead: string;
  /** What paying agrees to. */
  agrees: string;
  /** What to do once its time is over. */
  late: string;
  /** Where it leads without paying. */
  back: { to: string; label: string };
  /** What is paid for, above what it is paid with. */
  children?: ReactNode;
}

/** An order that is paid on its own page, from a wallet or at a gateway, while its time lasts. */
export function PayPage({ order, heardAt, heading, lead, agrees, late, back, children }: Props) {
  const styles = useStyles();
  const site = useSite();
  const { orderId, amount, currency, customer, gateways, expiryTime, serverTime } = order;
  const left = useTimeLeft(expiryTime, serverTime, heardAt);
  const [method, setMethod] = useState(mayPayFrom(order) ? WALLET : (gateways[0]?.name ?? WALLET));
  const { pay, busy, says } = usePay(orderId);
  const toPay = gateways.find(({ name }) => name === method)?.total ?? amount;
  const canPay = method !== WALLET || mayPayFrom(order);
  if (left === 0)
    return (
      <EmptyState
        page
        icon="warning"
        heading="The time limit for this payment has passed"
        text={`Nothing was charged. ${late}`}
        link={back}
      />
    );
  const walletTitle = customer ? `${customer.name}’s wallet` : walletName(site.siteName);
  return (
    <Page narrow heading={heading} lead={lead}>
      <div className={styles.root}>
        {children}
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
        <p className={styles.fine}>{agrees}</p>
      </div>
    </Page>
  );
}
