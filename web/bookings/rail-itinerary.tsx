import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { layoverMinutes, tripMinutes, tripsOf } from '#shared/flights/itinerary.ts';
import type { Segment } from '#shared/flights/model.ts';
import { dayShift, formatDay, formatDuration } from '#shared/time.ts';
import { AirlineMark } from '#web/ui/airline-mark.tsx';
import { plainList } from '#web/ui/stack.ts';
import { quietLine, raised, smallInLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  trip: { ':not(:first-child)': { marginTop: '20px' } },
  head: { display: 'flex', justifyContent: 'space-between', gap: '12px', marginBottom: '12px' },
  family: { ...smallInLine, marginBottom: '12px', color: tokens.colorNeutralForeground2 },
  title: { fontWeight: tokens.fontWeightSemibold },
  quiet: quietLine,
  list: plainList,
  row: {
    display: 'grid',
    gridTemplateColumns: '52px 9px minmax(0, 1fr) auto',
    columnGap: '12px',
    alignItems: 'center',
  },
  time: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  plus: { ...raised, color: tokens.colorStatusWarningForeground3 },
  dot: {
    width: '9px',
    height: '9px',
    boxSizing: 'border-box',
    borderRadius: '5px',
    border: `2px solid ${tokens.colorBrandForeground1}`,
  },
  code: { color: tokens.colorNeutralForeground3 },
  hopText: { gridColumn: '3 / -1', padding: '4px 0' },
  line: {
    gridColumn: '2',
    justifySelf: 'center',
    alignSelf: 'stretch',
    width: '2px',
    margin: '-4px 0',
    backgroundColor: tokens.colorBrandForeground1,
  },
  wait: {
    backgroundColor: 'transparent',
    backgroundImage: `repeating-linear-gradient(${tokens.colorNeutralStroke1} 0 3px, transparent 3px 6px)`,
  },
});

/** The flights small enough to stay pinned: one rail a trip, with terminals and waits. */
export function RailItinerary({ segments, family }: { segments: readonly Segment[]; family?: string }) {
  const styles = useStyles();
  return (
    <div>
      {family && <div className={styles.family}>{family} fare</div>}
      {tripsOf(segments).map((trip) => (
        <Trip key={trip[0]!.tripIndicator} trip={trip} styles={styles} />
      ))}
    </div>
  );
}

function Trip({ trip, styles }: { trip: readonly Segment[]; styles: ReturnType<typeof useStyles> }) {
  const [first, last] = [trip[0]!, trip.at(-1)!];
  return (
    <div className={styles.trip}>
      <div className={styles.head}>
        <div>
          <div className={styles.title}>
            {first.originCityName} to {last.destinationCityName}
          </div>
          <div className={styles.quiet}>
            {formatDay(first.departureTime, { weekday: true })} · {formatDuration(tripMinutes(trip))}
          </div>
        </div>
        <AirlineMark code={first.airlineCode} />
      </div>
      <ol className={styles.list}>
        {trip.map((segment, i) => {
          const before = trip[i - 1];
          const changesTerminal =
            before &&
            before.destinationTerminal &&
            segment.originTerminal &&
            before.destinationTerminal !== segment.originTerminal;
          return (
            <li key={segment.flightNumber + segment.departureTime}>
              {before && (
                <div className={styles.row}>
                  <span className={mergeClasses(styles.line, styles.wait)} />
                  <span className={mergeClasses(styles.quiet, styles.hopText)}>
                    {formatDuration(layoverMinutes(before, segment))} in {segment.originCityName}
                    {changesTerminal ? ', terminal changes' : ''}
                  </span>
                </div>
              )}
              <Stop
                time={segment.departureTime}
                from={first.departureTime}
                city={segment.originCityName}
                code={segment.originAirportCode}
                terminal={segment.originTerminal}
                styles={styles}
              />
              <div className={styles.row}>
                <span className={styles.line} />
                <span className={mergeClasses(styles.quiet, styles.hopText)}>
                  {segment.airlineCode} {segment.flightNumber} · {formatDuration(segment.durationMinutes)}
                  {segment.stopPoint ? ` · technical stop ${segment.stopPoint}` : ''}
                </span>
              </div>
              <Stop
                time={segment.arrivalTime}
                from={first.departureTime}
                city={segment.destinationCityName}
                code={segment.destinationAirportCode}
                terminal={segment.destinationTerminal}
                styles={styles}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface StopProps {
  time: string;
  /** The trip's first departure, which `+1` counts from. */
  from: string;
  city: string;
  code: string;
  terminal: string;
  styles: ReturnType<typeof useStyles>;
}

function Stop({ time, from, city, code, terminal, styles }: StopProps) {
  const shift = dayShift(from, time);
  return (
    <div className={styles.row}>
      <span className={styles.time}>
        {time.slice(11)}
        {shift > 0 && <sup className={styles.plus}>+{shift}</sup>}
      </span>
      <span className={styles.dot} />
      <span>
        {city} <span className={styles.code}>{code}</span>
      </span>
      <span className={styles.quiet}>{terminal && (/^t/i.test(terminal) ? terminal : `Terminal ${terminal}`)}</span>
    </div>
  );
}
