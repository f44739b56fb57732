import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { TicketDocument, TicketPassenger } from '#shared/bookings/ticket.ts';
import { type PaxType, paxTypeName } from '#shared/flights/model.ts';
import { inColumn, inGrid, plainList } from '#web/ui/stack.ts';
import { quietInLine, strongLine } from '#web/ui/text.ts';
import { from768, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { onPaper } from '#web/ui/theme/breakpoints.ts';
import { Barcode } from './barcode.tsx';
import { usePaperStyles } from './paper-styles.ts';

const useStyles = makeStyles({
  list: { ...plainList, display: 'grid' },
  passenger: {
    ...inColumn('12px 24px'),
    padding: '12px 0',
    breakInside: 'avoid',
    '&:first-child': { paddingTop: 0 },
    '&:not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
    [from768]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 436px)' },
    [onPaper]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 436px)', padding: '8px 0' },
  },
  name: { ...strongLine, overflowWrap: 'anywhere' },
  type: { ...quietInLine, fontWeight: 400, marginLeft: '8px', [onPaper]: { color: '#000' } },
  facts: { marginTop: '6px', gridTemplateColumns: '88px 1fr' },
  codes: {
    ...inGrid('repeat(2, minmax(0, 1fr))', '12px 24px'),
    alignContent: 'start',
    [upTo768]: { gridTemplateColumns: '1fr' },
    [onPaper]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px 24px' },
  },
  caption: { marginTop: '4px' },
});

type Props = Pick<TicketDocument, 'segments'> & { passengers: readonly TicketPassenger[] };

/** Who flies: name, ticket number with the validating airline, baggage per sector, and a barcode for each sector. */
export function TicketPassengers({ passengers, segments }: Props) {
  const styles = useStyles();
  const paper = usePaperStyles();
  return (
    <ul className={styles.list}>
      {passengers.map((passenger, at) => (
        <li key={at} className={styles.passenger}>
          <div>
            <div className={styles.name}>
              {passenger.title} {passenger.firstName} {passenger.lastName}
              <span className={styles.type}>{paxTypeName[passenger.paxType as PaxType]}</span>
            </div>
            <dl className={mergeClasses(paper.facts, styles.facts)}>
              <dt>Ticket number</dt>
              <dd>
                {passenger.ticket
                  ? `${passenger.ticket.ticketNumber || 'Number to follow'} (${passenger.ticket.validatingAirline})`
                  : 'Not issued yet'}
              </dd>
              <dt>Baggage</dt>
              <dd>
                {segments.map((segment, sector) => (
                  <div key={sector}>
                    {segment.originAirportCode}–{segment.destinationAirportCode}{' '}
                    {passenger.segmentAdditionalInfo[sector]?.baggage || 'None'}
                  </div>
                ))}
              </dd>
            </dl>
          </div>
          <div className={styles.codes}>
            {passenger.barcodeDetails.barcode.map(({ content }, sector) => {
              const segment = segments[sector]!;
              if (!content) return null;
              const label = `${segment.originAirportCode}–${segment.destinationAirportCode} · ${segment.airlineCode} ${segment.flightNumber}`;
              return (
                <div key={sector}>
                  <Barcode content={content} label={`${label}, ${passenger.firstName} ${passenger.lastName}`} />
                  <div className={mergeClasses(paper.meta, styles.caption)}>{label}</div>
                </div>
              );
            })}
          </div>
        </li>
      ))}
    </ul>
  );
}
