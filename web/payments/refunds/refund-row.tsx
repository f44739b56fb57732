import { makeStyles } from '@fluentui/react-components';
import type { RefundShown } from '#shared/payments/refund-shown.ts';
import { useSite } from '#web/site/site.ts';
import { momentText } from '#web/ui/moment-text.ts';
import { Money } from '#web/ui/money.tsx';
import { apart } from '#web/ui/stack.ts';
import { Status, type StatusTone } from '#web/ui/status.tsx';

const useStyles = makeStyles({ root: { ...apart('12px'), padding: '4px 0' } });

const states: Record<RefundShown['state'], { tone: StatusTone; text: string }> = {
  Due: { tone: 'working', text: 'On its way' },
  Giving: { tone: 'working', text: 'On its way' },
  Given: { tone: 'done', text: 'Refunded' },
  Stuck: { tone: 'urgent', text: 'Refused by the gateway' },
};

/** How much goes back and where to, and where it is. */
export function RefundRow({ refund: { amount, currency, state, to, givenAt } }: { refund: RefundShown }) {
  const styles = useStyles();
  const { zone } = useSite();
  return (
    <div className={styles.root}>
      <span>
        <Money minor={amount} currency={currency} /> to the {to === 'wallet' ? 'wallet' : 'gateway'}
        {givenAt && `, ${momentText(givenAt, zone)}`}
      </span>
      <Status {...states[state]} />
    </div>
  );
}
