import { makeStyles } from '@fluentui/react-components';
import type * as z from 'zod/mini';
import { getKartRefunds, type refundOfKart } from '#shared/quotations/payment/get-kart-refunds.ts';
import { giveKartRefundAgain } from '#shared/quotations/payment/give-kart-refund-again.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { Money } from '#web/ui/money.tsx';
import { apart, inLines, plainList } from '#web/ui/stack.ts';
import { Status, type StatusTone } from '#web/ui/status.tsx';
import { quietLine, strongLine } from '#web/ui/text.ts';

type Refund = z.output<typeof refundOfKart>;

const useStyles = makeStyles({
  heading: { ...strongLine, margin: '16px 0 4px' },
  list: plainList,
  row: { ...apart('12px'), padding: '4px 0' },
  quiet: { ...quietLine, margin: '4px 0 8px' },
  actions: inLines('8px'),
});

const states: Record<Refund['state'], { tone: StatusTone; text: string }> = {
  Due: { tone: 'working', text: 'On its way' },
  Giving: { tone: 'working', text: 'On its way' },
  Given: { tone: 'done', text: 'Refunded' },
  Stuck: { tone: 'urgent', text: 'Refused by the gateway' },
};

/** What went back of a quotation's payments; where a gateway refuses, staff say what becomes of it. Nothing before the first. */
export default function KartRefunds({ kartId }: { kartId: string }) {
  const styles = useStyles();
  const { zone } = useSite();
  const mayRefund = useMay('payments.refund');
  const { data } = useCall(getKartRefunds, { id: kartId }, { quiet: true });
  const again = useAction(giveKartRefundAgain, { invalidates: [getKartRefunds] });
  const refunds = data?.refunds ?? [];
  if (refunds.length === 0) return null;
  const isStuck = refunds.some(({ state }) => state === 'Stuck');
  return (
    <section aria-label="Refunds">
      <h3 className={styles.heading}>Refunds</h3>
      <ul className={styles.list}>
        {refunds.map(({ orderId, reference, amount, currency, state, to, givenAt }) => (
          <li key={`${orderId} ${reference}`} className={styles.row}>
            <span>
              <Money minor={amount} currency={currency} /> to the {to === 'wallet' ? 'wallet' : 'gateway'}
              {givenAt && `, ${momentText(givenAt, zone)}`}
            </span>
            <Status {...states[state]} />
          </li>
        ))}
      </ul>
      {isStuck && (
        <>
          <p className={styles.quiet}>The gateway refused three times.</p>
          {mayRefund && (
            <div className={styles.actions}>
              <Button
                disabledFocusable={again.isPending}
                onClick={() => void again.mutateAsync({ id: kartId, to: 'gateway' })}
              >
                Try the gateway again
              </Button>
              <Button
                disabledFocusable={again.isPending}
                onClick={() => void again.mutateAsync({ id: kartId, to: 'wallet' })}
              >
                Give it to the wallet
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
