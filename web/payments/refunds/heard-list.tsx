import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { inColumn, inList } from '#web/ui/stack.ts';
import { softLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  list: inList('12px'),
  one: { ...inColumn('8px'), justifyItems: 'start' },
  text: { ...softLine, margin: 0 },
});

/** A refund at the gateway's dashboard, as the gateway told of it. Minor units. */
interface HeardRefund {
  refundId: string;
  amount: number;
  at: string;
  /** False: it is more than is left of what goes back. */
  fits: boolean;
}

interface Props<H> {
  heard: readonly H[];
  currency: string;
  /** What asks whether one of them was the refund that is due. */
  settle(one: H, close: () => void): ReactNode;
}

/** Refunds at the gateway's dashboard, each of which may be the one that is due: staff say so. */
export function HeardList<H extends HeardRefund>({ heard, currency, settle }: Props<H>) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const maySettle = useMay('payments.refund');
  const [open, setOpen] = useState<string>();
  const opened = heard.find(({ refundId }) => refundId === open);
  return (
    <>
      <ul className={styles.list} aria-label="Refunded in the gateway’s dashboard">
        {heard.map(({ refundId, amount, at, fits }) => (
          <li key={refundId} className={styles.one}>
            <span>
              <strong>{formatMoney(amount, currency)}</strong> refunded in the gateway’s dashboard,{' '}
              {momentText(at, zone)}
            </span>
            {fits && maySettle && <Button onClick={() => setOpen(refundId)}>Settle as this refund</Button>}
            {!fits && <span className={styles.text}>More than is left of this refund</span>}
          </li>
        ))}
      </ul>
      {opened && settle(opened, () => setOpen(undefined))}
    </>
  );
}
