import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { layoverMinutes, tripMinutes } from '#shared/flights/itinerary.ts';
import type { Segment } from '#shared/flights/model.ts';
import { dayShift, formatDuration } from '#shared/time.ts';
import { figure, quietInLine, quietLine, raised } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'auto 1fr auto', columnGap: '16px', alignItems: 'center', minWidth: 0 },
  time: { ...figure, position: 'relative' },
  // Where cards are wide, beside the time: arrivals stand in one column.
  plus: {
    ...raised,
    verticalAlign: 'super',
    color: tokens.colorPaletteDarkOrangeForeground1,
    marginLeft: '2px',
    '@container (min-width: 821px)': { position: 'absolute', left: '100%', top: '10px' },
  },
  code: quietInLine,
  middle: { ...quietLine, textAlign: 'center', minWidth: 0 },
  line: {
    position: 'relative',
    height: '8px',
    '::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      right: 0,
      top: '3px',
      height: '1px',
      backgroundColor: tokens.colorNeutralStroke1,
    },
  },
  dot: {
    position: 'absolute',
    top: 0,
    width: '7px',
    height: '7px',
    borderRadius: '4px',
    backgroundColor: tokens.colorNeutralForeground3,
  },
  stop: {
    top: '-1px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `2px solid ${tokens.colorNeutralForeground3}`,
    width: '5px',
    height: '5px',
    transform: 'translateX(-50%)',
  },
  wait: { whiteSpace: 'nowrap' },
  strong: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
});

/** One trip as a line: departure, the way with its stops and waits, arrival with `+1` for the next day. */
export function FlightLine({ trip }: { trip: readonly Segment[] }) {
  const styles = useStyles();
  const [first, last] = [trip[0]!, trip.at(-1)!];
  const shift = dayShift(first.departureTime, last.arrivalTime);
  const waits = trip
    .slice(1)
    .map((segment, i) => ({ airport: segment.originAirportCode, minutes: layoverMinutes(trip[i]!, segment) }));
  const technical = trip.map(({ stopPoint }) => stopPoint).filter(Boolean);
  return (
    <div className={styles.root}>
      <div>
        <div className={styles.time}>{first.departureTime.slice(11)}</div>
        <div className={styles.code}>{first.originAirportCode}</div>
      </div>
      <div className={styles.middle}>
        <div>{formatDuration(tripMinutes(trip))}</div>
        <div className={styles.line}>
          <span className={styles.dot} style={{ left: 0 }} />
          {waits.map(({ airport }, i) => (
            <span
              key={airport + i}
              className={mergeClasses(styles.dot, styles.stop)}
              style={{ left: `${((i + 1) / (waits.length + 1)) * 100}%` }}
            />
          ))}
          <span className={styles.dot} style={{ right: 0 }} />
        </div>
        <div>
          {waits.length === 0 ? 'Direct' : `${waits.length} ${waits.length === 1 ? 'stop' : 'stops'} `}
          {waits.map(({ airport, minutes }, i) => (
            <span key={airport + i} className={styles.wait}>
              <span className={styles.strong}>{airport}</span> {formatDuration(minutes)}
              {i < waits.length - 1 ? ',' : ''}
            </span>
          ))}
          {technical.length > 0 && <span> · technical stop {technical.join(', ')}</span>}
        </div>
      </div>
      <div>
        <div className={styles.time}>
          {last.arrivalTime.slice(11)}
          {shift !== 0 && <span className={styles.plus}>{shift > 0 ? `+${shift}` : shift}</span>}
        </div>
        <div className={styles.code}>{last.destinationAirportCode}</div>
      </div>
    </div>
  );
}
