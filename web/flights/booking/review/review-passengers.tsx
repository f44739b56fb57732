import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { ResponseOf } from '#shared/contract.ts';
import type { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { getPassengerDocuments } from '#shared/flights/get-passenger-documents.ts';
import { type PaxType, paxTypeName } from '#shared/flights/model.ts';
import { formatDay } from '#shared/time.ts';
import { useCall } from '#web/api/use-call.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { countryName } from '#web/ui/country-name.ts';
import { inColumn, inGrid, inLines } from '#web/ui/stack.ts';
import { quietInLine, smallText } from '#web/ui/text.ts';

const useStyles = makeStyles({
  people: {
    ...inColumn('16px'),
    margin: '16px 0 0',
    padding: '16px 0 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    listStyleType: 'none',
  },
  person: { minWidth: 0 },
  head: { ...inLines('0 8px'), alignItems: 'baseline', marginBottom: '4px' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  quiet: quietInLine,
  facts: {
    ...smallText,
    ...inGrid('max-content minmax(0, 1fr) max-content minmax(0, 1fr)', '2px 16px'),
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
    [upTo768]: { gridTemplateColumns: 'max-content minmax(0, 1fr)' },
  },
  open: { marginTop: '12px', [upTo768]: { minHeight: '40px' } },
});

type Details = ResponseOf<typeof getFlightDetails>;
type Person = Details['passengers'][number];
type Papers = NonNullable<ResponseOf<typeof getPassengerDocuments>['documents']>[number];
type Extra = Person['baggage'][number] | Person['meals'][number];

/** Extras with their sector, unless all of them are for the only one there is. */
const extrasText = (extras: readonly Extra[], sectors: number): string =>
  extras
    .map(({ origin, destination, label }) => (sectors > 1 ? `${label} (${origin}–${destination})` : label))
    .join(', ');

/**
 * Everything the customer is asked to confirm about the people, as it will be sent to the airline. Passport numbers
 * stand masked; all of them are fetched, and shown, only when somebody opens them.
 */
export function ReviewPassengers({ details: { orderId, passengers, segments } }: { details: Details }) {
  const styles = useStyles();
  const [inFull, setInFull] = useState(false);
  const masked = useCall(getPassengerDocuments, { orderId, inFull: false }, { quiet: true });
  const open = useCall(getPassengerDocuments, { orderId, inFull: true }, { quiet: true, enabled: inFull, gcTime: 0 });
  const documents = (inFull && open.data?.documents) || masked.data?.documents;
  const hasPassports = documents?.some(({ passportNo }) => passportNo !== '');
  return (
    <>
      <ul className={styles.people} aria-label="Passengers">
        {passengers.map((person, at) => (
          <li key={person.firstName + person.lastName} className={styles.person}>
            <div className={styles.head}>
              <span className={styles.name}>
                {person.title} {person.firstName} {person.lastName}
              </span>
              <span className={styles.quiet}>{paxTypeName[person.paxType as PaxType]}</span>
            </div>
            <dl className={styles.facts}>
              {factsOf(person, documents?.[at], segments.length).map(([term, text]) => (
                <Fact key={term} term={term} text={text} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {masked.error && (
        <p role="alert" className={styles.quiet}>
          Passports and dates of birth cannot be shown right now: {masked.error.message}{' '}
          <Link as="button" type="button" onClick={() => void masked.refetch()}>
            Try again
          </Link>
        </p>
      )}
      {hasPassports && masked.data?.mayOpen && (
        <Link
          as="button"
          type="button"
          className={styles.open}
          aria-expanded={inFull}
          onClick={() => setInFull(!inFull)}
        >
          {inFull ? 'Hide passport numbers' : 'Show passport numbers in full'}
        </Link>
      )}
    </>
  );
}

function factsOf(person: Person, papers: Papers | undefined, sectors: number): [term: string, text: string][] {
  const { baggage, meals, email, phoneCode, mobileNo } = person;
  const facts: [string, string][] = [
    ['Date of birth', papers?.dateOfBirth ? formatDay(papers.dateOfBirth) : ''],
    ['Passport', papers?.passportNo ?? ''],
    ['Passport expiry', papers?.passportExpiry ? formatDay(papers.passportExpiry) : ''],
    ['Issued in', papers?.passportNo ? countryName(papers.passportIssueCountryCode) : ''],
    ['Nationality', papers?.passportNo ? countryName(papers.nationality) : ''],
    ['Baggage', extrasText(baggage, sectors)],
    ['Meals', extrasText(meals, sectors)],
    ['Email', email],
    ['Mobile', mobileNo && `${phoneCode} ${mobileNo}`],
  ];
  return facts.filter(([, text]) => text !== '');
}

const Fact = ({ term, text }: { term: string; text: string }) => (
  <>
    <dt>{term}</dt>
    <dd>{text}</dd>
  </>
);
