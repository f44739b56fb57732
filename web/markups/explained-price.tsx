import type { RequestOf } from '#shared/contract.ts';
import { explainPrice } from '#shared/markups/rules/explain-price.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSite } from '#web/site/site.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { PriceExplainedView } from './price-explained.tsx';

/** What is asked about; what is left out is as the contract has it. */
export type AskedPrice = Partial<RequestOf<typeof explainPrice>>;

/** A price explained by the server, as soon as it is shown. */
export default function ExplainedPrice({ asked }: { asked: AskedPrice }) {
  const { currency } = useSite();
  const request = {
    groupId: 'RETAIL',
    adults: 1,
    airlineCode: '',
    departureId: '',
    supplier: '',
    cabin: 'Economy',
    fareType: '',
    routeKind: '',
    currency,
    ...asked,
  } as const;
  const found = useCall(explainPrice, request, { quiet: true, staleTime: 0 });
  if (found.error) return <ErrorState heading="Not known" error={found.error} onRetry={() => void found.refetch()} />;
  return found.data ? (
    <PriceExplainedView of={found.data} />
  ) : (
    <Waiting>
      <Spinner />
    </Waiting>
  );
}
