import { Spinner } from '#web/ui/spinner.tsx';
import { useQuery } from '@tanstack/react-query';
import { getFareRules } from '#shared/flights/get-fare-rules.ts';
import { makeTraceId } from '#shared/flights/trace.ts';
import { callApi } from '#web/api/client.ts';
import { FareRuleSection } from '../fare-rule-section.tsx';
import type { OfferFacts } from './offer-facts.ts';

/** The supplier's fare rules of an offer, per origin and destination. */
export default function FareRules({ searchId, facts: { offer } }: { searchId: string; facts: OfferFacts }) {
  const { data } = useQuery({
    queryKey: ['fareRules', searchId, offer.source, offer.resultIndex],
    queryFn: () =>
      callApi(
        getFareRules,
        { traceId: makeTraceId(searchId, offer.source), resultIndex: offer.resultIndex },
        { quiet: true },
      ),
  });
  if (!data) return <Spinner label="Asking the airline" />;
  if (!data.ok) return <p>{data.message}</p>;
  return data.value.fareRules.map((rule) => <FareRuleSection key={rule.origin + rule.destination} rule={rule} />);
}
