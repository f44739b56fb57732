import { makeStyles, tokens } from '@fluentui/react-components';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { formatMoney } from '#shared/money.ts';
import { formatDuration } from '#shared/time.ts';
import { Button } from '#web/ui/button.tsx';
import type { OfferFacts } from './offer-facts.ts';
import { refundTerms } from './refund-text.ts';

const useStyles = makeStyles({
  wrap: { overflowX: 'auto' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      textAlign: 'left',
      padding: '8px 12px',
      verticalAlign: 'top',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& td button': { minWidth: 0 },
    [upTo768]: { '& th, & td': { padding: '8px' } },
    '& th': { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  },
});

const rows: [string, (facts: OfferFacts, currency: string) => string][] = [
  [
    'Flights',
    ({ offer }) => offer.segments.map(({ airlineCode, flightNumber }) => `${airlineCode} ${flightNumber}`).join(', '),
  ],
  ['Departure', ({ departure }) => departure.slice(11)],
  ['Arrival', ({ trips }) => trips.at(-1)!.at(-1)!.arrivalTime.slice(11)],
  ['Duration', ({ minutes }) => formatDuration(minutes)],
  ['Stops', ({ stops, layovers }) => (stops === 1 ? 'Direct' : `${layovers.length} (${layovers.join(', ')})`)],
  ['Check-in bag', ({ offer }) => offer.segments[0]!.baggage || 'None'],
  ['Changes', ({ offer }) => offer.family.changeFee || 'No changes'],
  ['Fare', ({ offer }) => offer.family.name],
  ['Refund', ({ offer }) => refundTerms(offer)],
  ['Price per adult', ({ offer }, currency) => formatMoney(offer.pricePerAdult, currency)],
];

/** Two or three flights side by side. */
export default function CompareTable({
  compared,
  currency,
  onSelect,
}: {
  compared: readonly OfferFacts[];
  currency: string;
  onSelect(facts: OfferFacts): void;
}) {
  const styles = useStyles();
  return (
    <div className={styles.wrap} tabIndex={0} role="region" aria-label="Comparison">
      <table className={styles.table}>
        <tbody>
          {rows.map(([label, text]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {compared.map((facts) => (
                <td key={facts.offer.resultIndex}>{text(facts, currency)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {compared.map((facts) => (
              <td key={facts.offer.resultIndex}>
                <Button onClick={() => onSelect(facts)}>Select</Button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
