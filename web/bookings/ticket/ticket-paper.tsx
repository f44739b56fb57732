import { FluentProvider, makeStaticStyles, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { cityRoute } from '#shared/flights/city-route.ts';
import { isDead } from '#shared/bookings/model.ts';
import type { TicketDocument } from '#shared/bookings/ticket.ts';
import { formatDay } from '#shared/time.ts';
import { from768, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTheme } from '#web/ui/theme/site-theme.ts';
import { onPaper } from '#web/ui/theme/breakpoints.ts';
import { useSite, useSiteDays } from '#web/site/site.ts';
import { apartInRows, inLines, inRow } from '#web/ui/stack.ts';
import { bodyText, hugeText, largeHeading, largeText } from '#web/ui/text.ts';
import { pnrText } from '../pnr-text.ts';
import { FlightLegs } from './flight-legs.tsx';
import { PaymentBlock } from './payment-block.tsx';
import { usePaperStyles } from './paper-styles.ts';
import { TicketNotes } from './ticket-notes.tsx';
import { TicketPassengers } from './ticket-passengers.tsx';
import type { Additions } from './use-additions.ts';

const SCREEN_PHONE = '@media screen and (max-width: 767.9px)';
const usePage = makeStaticStyles({ '@page': { size: 'A4', margin: '10mm 12mm' } });
const useStyles = makeStyles({
  paper: {
    maxWidth: '794px',
    boxSizing: 'border-box',
    margin: '0 auto',
    padding: '40px 48px',
    backgroundColor: '#fff',
    borderRadius: '4px',
    boxShadow: '0 0 0 1px rgba(20,23,29,.06), 0 12px 32px rgba(20,23,29,.12)',
    [upTo768]: { padding: '20px 16px' },
    [onPaper]: { maxWidth: 'none', padding: 0, boxShadow: 'none', color: '#000' },
  },
  issuer: {
    ...apartInRows('8px 24px'),
    paddingBottom: '16px',
    borderBottom: `2px solid ${tokens.colorBrandBackground}`,
    [onPaper]: { paddingBottom: '8px', borderBottomColor: '#000' },
  },
  onPaperOnly: { [SCREEN_PHONE]: { display: 'none' } },
  company: { ...inRow('12px'), ...largeText, fontWeight: 600 },
  logo: {
    height: '36px',
    maxWidth: 'min(240px, 60vw)',
    flexShrink: 0,
    objectFit: 'contain',
    objectPosition: 'left center',
  },
  contact: { [from768]: { textAlign: 'right' }, [onPaper]: { textAlign: 'right' } },
  head: { ...apartInRows('12px 24px'), alignItems: 'flex-end', padding: '20px 0', [onPaper]: { padding: '10px 0' } },
  title: largeHeading,
  route: { ...bodyText, color: tokens.colorNeutralForeground2, [onPaper]: { color: '#000' } },
  summary: { ...inLines('16px 40px'), alignItems: 'flex-end' },
  facts: { gridTemplateColumns: '56px auto' },
  pnr: { textAlign: 'right', [SCREEN_PHONE]: { textAlign: 'left' } },
  // On a phone the PNR follows the title, what else is said of the ticket stands under both.
  framedHead: { [SCREEN_PHONE]: { paddingTop: 0, alignItems: 'flex-start', flexWrap: 'wrap' } },
  framedSummary: { [SCREEN_PHONE]: { display: 'contents', '& > dl': { order: 2, flexBasis: '100%' } } },
  first: { [SCREEN_PHONE]: { order: 1 } },
  pnrCode: { ...hugeText, fontWeight: 600, letterSpacing: '0.02em' },
  ticketed: { color: tokens.colorPaletteGreenForeground1, [onPaper]: { color: '#000' } },
});

interface Props {
  ticket: TicketDocument;
  additions: Additions;
  /** Zero-based: that passenger's ticket alone. */
  pax?: number;
  showsPrice: boolean;
  /** Its issuer's name and contacts stand around it. */
  isFramed: boolean;
}

/** The document itself, as it is printed: black on white, one A4 page for a one-way couple. */
export function TicketPaper({ ticket, additions, pax, showsPrice, isFramed }: Props) {
  usePage();
  const styles = useStyles();
  const paper = usePaperStyles();
  const site = useSite();
  const { dayOf } = useSiteDays();
  const { issuer, segments } = ticket;
  const notIssued = isDead(ticket.statusId) ? 'Not issued' : 'Not yet';
  const first = segments[0]!;
  const passengers = pax === undefined ? ticket.passengers : ticket.passengers.slice(pax, pax + 1);
  return (
    <FluentProvider
      data-mode="light"
      theme={siteTheme(site.brandingSettings.form.theme.palette.primary, 'light')}
      style={{ background: 'transparent', colorScheme: 'light' }}
    >
      <article className={styles.paper} aria-label={`E-Ticket ${ticket.pnr}`}>
        <div className={mergeClasses(styles.issuer, isFramed && styles.onPaperOnly)}>
          <div className={styles.company}>
            {issuer.logoUrl && <img className={styles.logo} src={issuer.logoUrl} alt="" />}
            {issuer.companyName}
          </div>
          <div className={mergeClasses(paper.meta, styles.contact)}>
            {issuer.address && <div>{issuer.address}</div>}
            <div>{[issuer.contact, issuer.email].filter(Boolean).join(' · ')}</div>
          </div>
        </div>
        <div className={mergeClasses(styles.head, isFramed && styles.framedHead)}>
          <div>
            <h1 className={styles.title}>E-Ticket</h1>
            <div className={styles.route}>
              {cityRoute(segments)} · {formatDay(first.departureTime, { weekday: true })}
            </div>
          </div>
          <div className={mergeClasses(styles.summary, isFramed && styles.framedSummary)}>
            <dl className={mergeClasses(paper.facts, styles.facts)}>
              <dt>Issued</dt>
              <dd>{ticket.invoiceCreatedOn ? formatDay(dayOf(ticket.invoiceCreatedOn)) : notIssued}</dd>
              <dt>Status</dt>
              <dd className={mergeClasses(ticket.statusId === 3 && styles.ticketed)}>{ticket.status}</dd>
              {ticket.fareFamily && (
                <>
                  <dt>Fare</dt>
                  <dd>{ticket.fareFamily}</dd>
                </>
              )}
            </dl>
            <div className={mergeClasses(styles.pnr, isFramed && styles.first)}>
              <div className={paper.meta}>PNR</div>
              <div className={styles.pnrCode}>{pnrText(ticket)}</div>
            </div>
          </div>
        </div>
        <section className={paper.section} aria-labelledby="ticket-passengers">
          <h2 id="ticket-passengers" className={paper.heading}>
            {passengers.length === 1 ? 'Passenger' : 'Passengers'}
          </h2>
          <TicketPassengers passengers={passengers} segments={segments} />
        </section>
        <section className={paper.section} aria-labelledby="ticket-flights">
          <h2 id="ticket-flights" className={paper.heading}>
            Flights
          </h2>
          <FlightLegs ticket={ticket} pax={pax} />
        </section>
        {showsPrice && ticket.fare && <PaymentBlock fare={ticket.fare} additions={additions} />}
        <TicketNotes isInternational={ticket.isInternational} askAt={isFramed ? issuer : undefined} />
      </article>
    </FluentProvider>
  );
}
