import { makeStyles } from '@fluentui/react-components';
import type { Segment } from '#shared/flights/segment.ts';
import { formatDay } from '#shared/time.ts';
import { inColumn } from '#web/ui/stack.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: inColumn('4px'),
  heading: cardHeading,
  list: { ...inColumn('4px'), margin: 0, padding: 0, listStyleType: 'none' },
  when: quietLine,
});

const sides = ({ originAirportCode, destinationAirportCode }: Segment) =>
  `${originAirportCode} – ${destinationAirportCode}`;
const times = ({ departureTime, arrivalTime }: Segment) =>
  `${formatDay(departureTime)}, ${departureTime.slice(11)} – ${arrivalTime.slice(11)}`;

/** The flights that take the place of the booked ones; `isTitled` where what they stand in says so. */
export function NewFlights({ flights, isTitled = false }: { flights: readonly Segment[]; isTitled?: boolean }) {
  const styles = useStyles();
  const list = (
    <ul className={styles.list}>
      {flights.map((flight) => (
        <li key={`${flight.departureTime}${flight.originAirportCode}`}>
          {flight.airlineName} {flight.airlineCode} {flight.flightNumber}, {sides(flight)}
          <div className={styles.when}>{times(flight)}</div>
        </li>
      ))}
    </ul>
  );
  if (isTitled) return list;
  return (
    <section className={styles.root} aria-label="New flights">
      <strong className={styles.heading}>New flights</strong>
      {list}
    </section>
  );
}
