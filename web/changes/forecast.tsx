import { makeStyles } from '@fluentui/react-components';
import type { TicketDocument } from '#shared/bookings/ticket.ts';
import { forecastRefund } from '#shared/changes/forecast-refund.ts';
import type { getCc } from '#shared/changes/get-cc.ts';
import type { RequestOf, ResponseOf } from '#shared/contract.ts';
import { formatDay } from '#shared/time.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Money } from '#web/ui/money.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { apart, inList } from '#web/ui/stack.ts';
import { wrongLine } from '#web/ui/text.ts';
import { nameText, sectorText } from './change-words.ts';
import { sectorOf } from './chosen.ts';
import { RefundLines } from './refund-lines.tsx';
import { refusalOf } from './refusal.ts';

const useStyles = makeStyles({
  wrong: { ...wrongLine, margin: 0 },
  parts: { ...inList('4px'), '& li': apart('12px') },
  summary: { cursor: 'pointer', padding: '8px 0' },
});

interface Props {
  parts: RequestOf<typeof forecastRefund>;
  booking: Pick<TicketDocument, 'segments'>;
  /** `DEL-BOM` of those that are chosen. */
  sectors: readonly string[];
}

/** What was paid for what is chosen, and the most that comes back, before anybody asks the airline. */
export function Forecast({ parts, booking, sectors }: Props) {
  const styles = useStyles();
  const forecast = useCall(forecastRefund, parts, { quiet: true, staleTime: 30_000 });
  if (forecast.error)
    return (
      <p role="alert" className={styles.wrong}>
        {refusalOf(forecast.error.failure)}
      </p>
    );
  if (!forecast.data) return <Spinner label="The forecast is being made" />;
  const { lines, comesBackAtMost, currency, to, parts: each } = forecast.data;
  const first = booking.segments.find((segment) => sectors.includes(sectorOf(segment)));
  return (
    <RefundLines
      heading="Forecast"
      said="The airline is not asked yet"
      lines={lines}
      currency={currency}
      total={to === 'wallet' ? 'Refund to your wallet, at most' : 'Refund to your payment method, at most'}
      amount={comesBackAtMost}
    >
      The airline’s charge under the fare rules is deducted from this.
      {first && parts.CancellationType !== 2 && (
        <>
          {' '}
          Stands until the flight leaves, {formatDay(first.departureTime)}, {first.departureTime.slice(11)}; after that
          there is no refund.
        </>
      )}
      <details>
        <summary className={styles.summary}>By passenger and sector</summary>
        <ul className={styles.parts}>
          {each.map(({ passenger, sector, amount }) => (
            <li key={passenger + sector}>
              <span>
                {nameText(passenger)}, {sectorText(sector)}
              </span>
              <Money minor={amount} currency={currency} />
            </li>
          ))}
        </ul>
      </details>
    </RefundLines>
  );
}

/** What the supplier says that it keeps, to be agreed to. */
export function Charges({ quote }: { quote: ResponseOf<typeof getCc> }) {
  const { zone } = useSiteDays();
  return (
    <RefundLines
      heading="Request Charges"
      said="The airline says so"
      lines={quote.lines}
      currency={quote.currency}
      total="Refund"
      amount={quote.comesBack}
    >
      Cancellation charge: <Money minor={quote.cancellationCharge} currency={quote.currency} />. Remarks:{' '}
      {(quote.remarks || 'none').replace(/\.$/, '')}. Currency: {quote.currency}. Stands until{' '}
      {momentText(new Date(quote.validUntil).toISOString(), zone)}.
    </RefundLines>
  );
}
