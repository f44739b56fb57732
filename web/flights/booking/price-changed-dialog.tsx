import { makeStyles, tokens } from '@fluentui/react-components';
import type { ChangedTime } from '#shared/flights/changed-times.ts';
import { formatDay } from '#shared/time.ts';
import { Money } from '#web/ui/money.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { apart, inColumn } from '#web/ui/stack.ts';

const useStyles = makeStyles({
  total: { ...apart('16px'), alignItems: 'baseline', marginTop: '12px', fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0 },
  flights: {
    ...inColumn('12px'),
    margin: '12px 0 0',
    padding: 0,
    listStyle: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
  flight: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  currency: string;
  /** Minor units; the same where only times changed. */
  before: number;
  now: number;
  times?: readonly ChangedTime[];
  /** Who pays it, where the price is another because somebody else does. */
  payer?: string;
  onAccept(): void;
  onDecline(): void;
}

/** A changed price or time goes nowhere without the customer's consent. */
export default function PriceChangedDialog({ currency, before, now, times = [], payer, onAccept, onDecline }: Props) {
  const styles = useStyles();
  const isPriceChanged = before !== now;
  const [title, accept] = !times.length
    ? ['The price has changed', 'Accept new price']
    : isPriceChanged
      ? ['The price and times have changed', 'Accept the changes']
      : ['The flight times have changed', 'Accept new times'];
  const actions = [
    { label: payer === undefined ? 'Choose another flight' : 'Go back', run: onDecline },
    { label: accept, run: onAccept, primary: true },
  ];
  return (
    <SiteDialog title={title} onClose={onDecline} actions={actions}>
      {times.length > 0 && (
        <>
          <p className={styles.text}>
            The airline has moved {times.length === 1 ? 'a flight' : 'flights'} since you searched.
          </p>
          <ul className={styles.flights}>
            {times.map(({ before: was, now: is }) => (
              <li key={is.departureTime + is.flightNumber}>
                <div className={styles.flight}>
                  {is.airlineCode} {is.flightNumber}, {is.originAirportCode} to {is.destinationAirportCode}
                </div>
                {was && (
                  <div className={styles.quiet}>
                    Was <s>{timesOf(was)}</s>
                  </div>
                )}
                <div>Now {timesOf(is)}</div>
              </li>
            ))}
          </ul>
        </>
      )}
      {isPriceChanged && (
        <p className={styles.text} style={times.length ? { marginTop: 12 } : undefined}>
          {payer === undefined ? 'The airline now asks for' : `${payer} pays`} {now > before ? 'more' : 'less'} than the{' '}
          <Money minor={before} currency={currency} /> you saw.
        </p>
      )}
      <div className={styles.total}>
        <span>{isPriceChanged ? 'New total payable' : 'Total payable, as before'}</span>
        <Money minor={now} currency={currency} large />
      </div>
    </SiteDialog>
  );
}

const timesOf = ({ departureTime, arrivalTime }: ChangedTime['now']): string =>
  `${formatDay(departureTime.slice(0, 10))}, ${departureTime.slice(11)} to ${arrivalTime.slice(11)}${arrivalTime.slice(0, 10) > departureTime.slice(0, 10) ? ' (next day)' : ''}`;
