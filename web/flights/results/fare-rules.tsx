import { makeStyles } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getFareRules } from '#shared/flights/get-fare-rules.ts';
import { makeTraceId } from '#shared/flights/trace.ts';
import { callApi } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { inLines } from '#web/ui/stack.ts';
import { FareRuleSection } from '../fare-rule-section.tsx';
import type { OfferFacts } from './offer-facts.ts';

const useStyles = makeStyles({
  families: { ...inLines('8px'), marginBottom: '16px' },
});

interface Props {
  searchId: string;
  /** The fare families of the flight; the first is shown first. */
  families: readonly OfferFacts[];
}

/** The supplier's fare rules of a flight, one fare family at a time, per origin and destination. */
export default function FareRules({ searchId, families }: Props) {
  const styles = useStyles();
  const [at, setAt] = useState(0);
  return (
    <>
      {families.length > 1 && (
        <div className={styles.families} role="group" aria-label="Fare">
          {families.map(({ offer }, i) => (
            <Button
              key={offer.source + offer.resultIndex}
              appearance={i === at ? 'primary' : 'secondary'}
              aria-pressed={i === at}
              onClick={() => setAt(i)}
            >
              {offer.family.name}
            </Button>
          ))}
        </div>
      )}
      <RulesOfOffer searchId={searchId} facts={families[at]!} />
    </>
  );
}

function RulesOfOffer({ searchId, facts: { offer } }: { searchId: string; facts: OfferFacts }) {
  const { data, refetch, isFetching } = useQuery({
    queryKey: ['fareRules', searchId, offer.source, offer.resultIndex],
    queryFn: () =>
      callApi(
        getFareRules,
        { traceId: makeTraceId(searchId, offer.source), resultIndex: offer.resultIndex },
        { quiet: true },
      ),
  });
  if (!data || isFetching) return <Spinner label="Checking with the airline" />;
  if (!data.ok)
    return (
      <>
        <p role="alert">The fare rules could not be loaded. {data.message}</p>
        <Button onClick={() => void refetch()}>Check again</Button>
      </>
    );
  if (data.value.fareRules.length === 0)
    return <p>The airline has published no rules for this fare. Ask us before you book if you may need to change.</p>;
  return data.value.fareRules.map((rule) => <FareRuleSection key={rule.origin + rule.destination} rule={rule} />);
}
