import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { ChangeView } from '#shared/changes/change-view.ts';
import { formatMoney } from '#shared/money.ts';
import { useRights } from '#web/app/session/permissions.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { inColumn, inList } from '#web/ui/stack.ts';
import { softLine } from '#web/ui/text.ts';

const SettleRefundDialog = lazyPart(() => import('./settle-refund-dialog.tsx'));

const useStyles = makeStyles({
  list: inList('12px'),
  one: { ...inColumn('8px'), alignItems: 'start' },
  text: { ...softLine, margin: 0 },
});

/** Whether staff have to say what a refund at the gateway's dashboard was. */
export const isHeardOf = ({ refund }: Pick<ChangeView, 'refund'>): boolean => (refund?.heard.length ?? 0) > 0;

/** Refunds at the gateway's dashboard, each of which may be the one that is due. */
export function HeardRefunds({ change }: { change: ChangeView }) {
  const styles = useStyles();
  const may = useRights();
  const { zone } = useSiteDays();
  const [open, setOpen] = useState<string>();
  const { currency } = change;
  const heard = change.refund?.heard ?? [];
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
            {fits && may('payments.refund') && <Button onClick={() => setOpen(refundId)}>Settle as this refund</Button>}
            {!fits && <span className={styles.text}>More than is left of this refund</span>}
          </li>
        ))}
      </ul>
      {opened && <SettleRefundDialog change={change} heard={opened} onClose={() => setOpen(undefined)} />}
    </>
  );
}
