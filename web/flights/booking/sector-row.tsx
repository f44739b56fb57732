import { makeStyles, tokens } from '@fluentui/react-components';
import type { Segment } from '#shared/flights/model.ts';
import { dayShift, formatDuration } from '#shared/time.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { cabinText } from '#web/flights/travellers-text.ts';
import { AirlineMark } from '#web/ui/airline-mark.tsx';
import { figure, quietInLine, quietLine, raised } from '#web/ui/text.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '36px minmax(96px, 128px) auto minmax(48px, 1fr) auto 104px',
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '4px',
    [upTo768]: { gridTemplateColumns: 'auto minmax(48px, 1fr) auto', columnGap: '12px' },
  },
  mark: { [upTo768]: { display: 'none' } },
  number: { [upTo768]: { gridColumn: '1 / -1', display: 'flex', gap: '8px', alignItems: 'baseline' } },
  strong: { fontWeight: tokens.fontWeightSemibold },
  quiet: quietLine,
  time: figure,
  plus: { ...raised, letterSpacing: 0, color: tokens.colorStatusWarningForeground3 },
  path: { ...quietInLine, textAlign: 'center' },
  line: { height: '1px', margin: '4px 0 16px', backgroundColor: tokens.colorNeutralStroke1 },
  facts: { textAlign: 'right', [upTo768]: { gridColumn: '1 / -1', display: 'flex', gap: '12px', textAlign: 'left' } },
});

/** One flight of a trip: who flies it, when, and what may be taken along. */
export function SectorRow({ segment }: { segment: Segment }) {
  const styles = useStyles();
  const {
    airlineCode,
    airlineName,
    flightNumber,
    cabin,
    fareClass,
    departureTime,
    arrivalTime,
    originAirportCode,
    originTerminal,
    destinationAirportCode,
    destinationTerminal,
    durationMinutes,
    baggage,
    cabinBaggage,
    operatingCarrier,
  } = segment;
  const shift = dayShift(departureTime, arrivalTime);
  const place = (code: string, terminal: string) =>
    [code, terminal && `T${terminal.replace(/^(terminal|t)\s*/i, '')}`].filter(Boolean).join(' · ');
  return (
    <div className={styles.row}>
      <AirlineMark code={airlineCode} className={styles.mark} />
      <div className={styles.number}>
        <div className={styles.strong}>
          {airlineCode} {flightNumber}
        </div>
        <div className={styles.quiet}>
          {cabinText[cabin]} · {fareClass}
        </div>
        <div className={styles.quiet}>
          {operatingCarrier && operatingCarrier !== airlineCode ? `Operated by ${operatingCarrier}` : airlineName}
        </div>
      </div>
      <div>
        <div className={styles.time}>{departureTime.slice(11)}</div>
        <div className={styles.quiet}>{place(originAirportCode, originTerminal)}</div>
      </div>
      <div className={styles.path}>
        {formatDuration(durationMinutes)}
        <div className={styles.line} />
      </div>
      <div>
        <div className={styles.time}>
          {arrivalTime.slice(11)}
          {shift > 0 && <sup className={styles.plus}>+{shift}</sup>}
        </div>
        <div className={styles.quiet}>{place(destinationAirportCode, destinationTerminal)}</div>
      </div>
      <div className={styles.facts}>
        {baggage && <div className={styles.quiet}>{baggage} check-in</div>}
        {cabinBaggage && <div className={styles.quiet}>{cabinBaggage} cabin</div>}
      </div>
    </div>
  );
}
