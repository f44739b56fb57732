import { makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatMoney } from '#shared/money.ts';
import type { OrderView } from '#shared/payments/order-view.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { growing, inGrid, inlineRow, inRow } from '#web/ui/stack.ts';
import { outlined } from '#web/ui/surface.ts';
import { quietInLine, quietLine } from '#web/ui/text.ts';
import { BookingCard } from '../booking-card.tsx';
import { BookingIcon } from '#web/ui/booking-icon.tsx';
import { WALLET } from './use-pay.ts';

const useStyles = makeStyles({
  ways: {
    ...inGrid('repeat(auto-fit, minmax(220px, 1fr))', '12px'),
    alignItems: 'stretch',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  },
  way: {
    ...inRow('8px'),
    ...outlined,
    minWidth: 0,
    padding: '10px 16px 10px 4px',
    cursor: 'pointer',
    [upTo768]: { flexWrap: 'wrap' },
  },
  picked: { backgroundColor: siteTokens.selectedBackground, border: `1px solid ${siteTokens.selectedLine}` },
  off: { cursor: 'not-allowed' },
  whole: { gridColumn: '1 / -1' },
  icon: { display: 'inline-flex', color: tokens.colorNeutralForeground2 },
  name: { ...growing, flexBasis: 0 },
  title: { fontWeight: tokens.fontWeightSemibold },
  note: quietLine,
  after: {
    textAlign: 'right',
    [upTo768]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      boxSizing: 'border-box',
      width: '100%',
      paddingLeft: '40px',
    },
  },
  secure: { ...quietInLine, ...inlineRow('4px') },
});

/** `Sarathi wallet`: the wallet by the first word of the site's name. */
export const walletName = (siteName: string): string => `${siteName.split(' ')[0]} wallet`;

/** Whether who sits here may pay this order from the wallet today, and it has enough. */
export const mayPayFrom = ({ wallet, amount }: Pick<OrderView, 'wallet' | 'amount'>): boolean =>
  wallet.isEnough && wallet.isAllowed && !isBeyondToday(wallet, amount);

const isBeyondToday = ({ daily }: OrderView['wallet'], amount: number): boolean =>
  daily !== null && amount > daily.left;

/** What is in the wallet, and why it does not pay; of one that the reader may not look into, the latter alone. */
function walletNote(
  { balance, creditLimit, isEnough, isAllowed }: OrderView['wallet'],
  amount: number,
  currency: string,
): string {
  if (balance === null || creditLimit === null) {
    if (!isAllowed) return 'You cannot pay from this wallet';
    return isEnough ? 'It covers this booking' : 'Not enough for this booking';
  }
  const said = `Balance ${formatMoney(balance, currency)}`;
  if (!isAllowed) return `${said}; you cannot pay from it`;
  return isEnough ? said : `${said}, ${formatMoney(amount - balance - creditLimit, currency)} short`;
}

/** A colleague's daily limit, and what is left of it; `whom` names the colleague for whom staff pay. */
function dailyNote({ daily }: OrderView['wallet'], amount: number, currency: string, whom?: string): string {
  if (!daily) return '';
  const said = (minor: number) => formatMoney(minor, currency);
  const limit = `Daily limit${whom ? ` of ${whom}` : ''} ${said(daily.limit)}, ${said(daily.left)} left today`;
  if (amount <= daily.left) return limit;
  return `${limit}: ${said(amount - daily.left)} short. The owner of ${whom ? 'the' : 'your'} company can raise it.`;
}

interface Props {
  order: OrderView;
  walletTitle: string;
  method: string;
  onPick(method: string): void;
}

/** The wallet first, with what is left in it afterwards; then the gateways. */
export function PayWith({ order, walletTitle, method, onPick }: Props) {
  const styles = useStyles();
  const { wallet, gateways, amount, currency, customer } = order;
  const mayPay = mayPayFrom(order);
  const after = wallet.balance !== null && (
    <div className={styles.after}>
      <div className={styles.note}>After this booking</div>
      <Money className={styles.title} minor={wallet.balance - amount} currency={currency} />
    </div>
  );
  return (
    <BookingCard
      title="Pay with"
      end={
        gateways.length > 0 && (
          <span className={styles.secure}>
            <BookingIcon name="lock" size={16} />
            Encrypted by the gateway
          </span>
        )
      }
    >
      <RadioGroup
        aria-label="Pay with"
        className={styles.ways}
        value={method}
        onChange={(_, { value }) => onPick(value)}
      >
        <Way
          value={WALLET}
          whole
          icon={<Icon name="wallet" />}
          title={walletTitle}
          note={walletNote(wallet, amount, currency)}
          more={dailyNote(wallet, amount, currency, customer?.name)}
          picked={method === WALLET}
          disabled={!mayPay}
          end={mayPay && after}
        />
        {gateways.map(({ name, title, lines }) => (
          <Way
            key={name}
            value={name}
            whole={gateways.length === 1}
            icon={<BookingIcon name="card" />}
            title={title}
            note="On the gateway’s own page"
            more={lines.map((line) => `${line.label} ${formatMoney(line.amount, currency)}`).join(', ')}
            picked={method === name}
          />
        ))}
      </RadioGroup>
    </BookingCard>
  );
}

interface WayProps {
  value: string;
  icon: ReactNode;
  title: string;
  note: string;
  /** A second line under it, where there is one. */
  more?: string;
  picked: boolean;
  whole?: boolean;
  disabled?: boolean;
  end?: ReactNode;
}

function Way({ value, icon, title, note, more, picked, whole, disabled, end }: WayProps) {
  const styles = useStyles();
  return (
    <label className={mergeClasses(styles.way, picked && styles.picked, whole && styles.whole, disabled && styles.off)}>
      <Radio value={value} aria-label={title} disabled={disabled} />
      <span className={styles.icon}>{icon}</span>
      <div className={styles.name}>
        <div className={styles.title}>{title}</div>
        <div className={styles.note}>{note}</div>
        {more && <div className={styles.note}>{more}</div>}
      </div>
      {end}
    </label>
  );
}
