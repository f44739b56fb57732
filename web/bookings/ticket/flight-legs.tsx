import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { TicketDocument } from '#shared/bookings/ticket.ts';
import type { Segment } from '#shared/flights/model.ts';
import { dayShift, formatDay } from '#shared/time.ts';
import { type Extras, extrasOn } from '#shared/bookings/extras-on.ts';
import { legDuration, legFacts, waitText } from '#shared/bookings/ticket-legs.ts';
import { onPaper } from '#web/ui/theme/breakpoints.ts';
import { plainList } from '#web/ui/stack.ts';
import { raised, smallText, strongLine } from '#web/ui/text.ts';
import { usePaperStyles } from './paper-styles.ts';

const useStyles = makeStyles({
  legs: plainList,
  rail: { display: 'grid', gridTemplateColumns: '12px 68px 1fr', columnGap: '12px', alignContent: 'start' },
  line: {
    gridRow: '1 / 4',
    gridColumn: 1,
    position: 'relative',
    margin: '10px 0',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: '5px',
      top: 0,
      bottom: '18px',
      width: '2px',
      backgroundColor: tokens.colorCompoundBrandBackground,
    },
    [onPaper]: { '&::before': { backgroundColor: '#000' } },
  },
  dot: {
    position: 'absolute',
    left: '1px',
    width: '6px',
    height: '6px',
    border: `2px solid ${tokens.colorCompoundBrandBackground}`,
    borderRadius: '50%',
    backgroundColor: '#fff',
    [onPaper]: { border: '2px solid #000' },
  },
  time: {
    position: 'relative',
    justifySelf: 'start',
    fontSize: '20px',
    lineHeight: '24px',
    fontWeight: 600,
    letterSpacing: '-0.015em',
    fontVariantNumeric: 'tabular-nums',
  },
  shift: {
    ...raised,
    position: 'absolute',
    left: '100%',
    top: '10px',
    marginLeft: '1px',
    fontWeight: 400,
    letterSpacing: 0,
  },
  place: strongLine,
  terminal: { fontWeight: 400, color: tokens.colorNeutralForeground2, marginLeft: '8px', [onPaper]: { color: '#000' } },
  middle: { gridColumn: 3, padding: '6px 0', [onPaper]: { padding: '2px 0' } },
  between: {
    margin: '10px 0',
    padding: '6px 0',
    borderTop: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderBottom: `1px dashed ${tokens.colorNeutralStroke1}`,
    [onPaper]: { margin: '6px 0', padding: '3px 0' },
  },
  journey: { ...smallText, margin: '0 0 8px', fontWeight: 600 },
  next: { marginTop: '16px', [onPaper]: { marginTop: '8px' } },
});

/** The flights as a timeline, in local times, with what was booked on each beside it. */
export function FlightLegs({ ticket, pax }: { ticket: TicketDocument; pax: number | undefined }) {
  const { segments } = ticket;
  const styles = useStyles();
  const paper = usePaperStyles();
  const severalJourneys = segments.some(({ tripIndicator }) => tripIndicator !== segments[0]?.tripIndicator);
  const legs = segments.map((segment, at) => {
    const previous = segments[at - 1];
    const begins = !previous || previous.tripIndicator !== segment.tripIndicator;
    return (
      <li
        key={`${segment.flightNumber}${segment.departureTime}`}
        className={mergeClasses(begins && at > 0 && styles.next)}
      >
        {begins && severalJourneys && (
          <h3 className={styles.journey}>{formatDay(segment.departureTime, { weekday: true })}</h3>
        )}
        {!begins && <div className={mergeClasses(paper.meta, styles.between)}>{waitText(previous, segment)}</div>}
        <div className={paper.twoColumns}>
          <Rail segment={segment} />
          <Facts segment={segment} extras={extrasOn(ticket, at, pax)} />
        </div>
      </li>
    );
  });
  return <ol className={styles.legs}>{legs}</ol>;
}

function Rail({ segment }: { segment: Segment }) {
  const styles = useStyles();
  const paper = usePaperStyles();
  const days = dayShift(segment.departureTime, segment.arrivalTime);
  return (
    <div className={styles.rail}>
      <span className={styles.line} aria-hidden>
        <span className={styles.dot} style={{ top: 0 }} />
        <span className={styles.dot} style={{ bottom: '14px' }} />
      </span>
      <time className={styles.time} dateTime={segment.departureTime}>
        {segment.departureTime.slice(11)}
      </time>
      <Place
        city={segment.originCityName}
        code={segment.originAirportCode}
        terminal={segment.originTerminal}
        name={segment.originAirportName}
      />
      <div className={mergeClasses(paper.meta, styles.middle)}>{legDuration(segment)}</div>
      <time className={styles.time} dateTime={segment.arrivalTime}>
        {segment.arrivalTime.slice(11)}
        {days > 0 && <span className={styles.shift}>+{days}</span>}
      </time>
      <Place
        city={segment.destinationCityName}
        code={segment.destinationAirportCode}
        terminal={segment.destinationTerminal}
        name={segment.destinationAirportName}
      />
    </div>
  );
}

function Place({ city, code, terminal, name }: { city: string; code: string; terminal: string; name: string }) {
  const styles = useStyles();
  const paper = usePaperStyles();
  return (
    <div>
      <div className={styles.place}>
        {city} {code}
        {terminal && <span className={styles.terminal}>Terminal {terminal}</span>}
      </div>
      <div className={paper.meta}>{name}</div>
    </div>
  );
}

function Facts({ segment, extras }: { segment: Segment; extras: Extras }) {
  const paper = usePaperStyles();
  return (
    <dl className={paper.facts}>
      {legFacts(segment, extras).map(([label, text]) => (
        <Fact key={label} label={label} text={text} />
      ))}
    </dl>
  );
}

const Fact = ({ label, text }: { label: string; text: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </>
);
