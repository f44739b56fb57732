import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { BookingRow } from '#shared/bookings/booking-row.ts';
import { formatDay } from '#shared/time.ts';
import { reviewPath } from '#web/app/paths.ts';
import { useUser } from '#web/app/session/session.ts';
import { useSiteDays } from '#web/site/site.ts';
import { AirlineMark } from '#web/ui/airline-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { Money } from '#web/ui/money.tsx';
import { inRow } from '#web/ui/stack.ts';
import { cardSurface } from '#web/ui/surface.ts';
import { largeHeading, largeText, quietLine } from '#web/ui/text.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { flightsText, fullName, routeText } from '../queue/row-text.ts';
import { HoldRing } from './hold-ring.tsx';

const ReleaseDialog = lazyPart(() => import('./release-dialog.tsx'));

const useStyles = makeStyles({
  card: {
    ...cardSurface,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '16px 24px',
    padding: '16px 20px',
    [upTo600]: { padding: '16px' },
  },
  trip: { flex: '2 1 180px', minWidth: 0, [upTo600]: { flexBasis: '150px' } },
  heading: { ...largeHeading, margin: 0 },
  opener: { ...largeText, fontWeight: 600, color: tokens.colorNeutralForeground1 },
  quiet: { ...quietLine, margin: 0 },
  hold: { ...inRow('12px'), flex: '1 1 220px' },
  pnr: { fontWeight: tokens.fontWeightSemibold, letterSpacing: '0.02em' },
  price: { textAlign: 'right', flex: '1 1 140px', [upTo600]: { textAlign: 'left' } },
  actions: { ...inRow('8px'), [upTo600]: { flexBasis: '100%' } },
  action: { [upTo600]: { flexGrow: 1 } },
});

/** `Asha Menon and 2 more` */
function namesText([first, ...others]: BookingRow['passengers']): string {
  if (!first) return '';
  return others.length ? `${fullName(first)} and ${others.length} more` : fullName(first);
}

/** Who pays for it, and where. */
function paysText({ isSoldOn, customer }: BookingRow, isStay: boolean): string {
  if (isStay) return isSoldOn ? 'Your own site pays or releases it' : 'Your key pays or releases it';
  return isSoldOn ? `${customer.companyName} pays for it at its own site` : 'Checked again when you pay';
}

/** Seats that are held without payment: how long, for whom, at what price, and the two ways on. */
export function HoldCard({ row, isNext, onOpen }: { row: BookingRow; isNext: boolean; onOpen(): void }) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const [isAsked, setAsked] = useState(false);
  const isStay = useUser()?.partnerStay !== undefined;
  const { orderId = '', holdUntil, isSoldOn } = row;
  const end = holdUntil ?? 0;
  return (
    <article className={styles.card} aria-label={`${row.pnr} ${routeText(row.segments)}`}>
      <HoldRing until={end} />
      <div className={styles.trip}>
        <h2 className={styles.heading}>
          <Link as="button" appearance="subtle" className={styles.opener} data-row onClick={onOpen}>
            {row.route ?? routeText(row.segments)}
          </Link>
        </h2>
        <div>
          {formatDay(row.travelDate, { weekday: true })}, {flightsText(row.segments)}, {row.travelDate.slice(11)}
        </div>
        <p className={styles.quiet}>{namesText(row.passengers)}</p>
      </div>
      <div className={styles.hold}>
        <AirlineMark code={row.airlines[0] ?? ''} />
        <div>
          <div className={styles.pnr}>{row.pnr}</div>
          <div>Held until {momentText(new Date(end).toISOString(), zone)}</div>
        </div>
      </div>
      <div className={styles.price}>
        <Money minor={row.transactionDetails.amount} currency={row.currency} large />
        <p className={styles.quiet}>{paysText(row, isStay)}</p>
      </div>
      {!isStay && (
        <div className={styles.actions}>
          <Button className={styles.action} aria-label={`Release ${row.pnr}`} onClick={() => setAsked(true)}>
            Release
          </Button>
          {!isSoldOn && (
            <LinkButton
              className={styles.action}
              to={reviewPath(orderId)}
              appearance={isNext ? 'primary' : undefined}
              aria-label={`Pay ${row.pnr}`}
            >
              Pay
            </LinkButton>
          )}
        </div>
      )}
      {isAsked && <ReleaseDialog orderId={orderId} pnr={row.pnr} onClose={() => setAsked(false)} />}
    </article>
  );
}
