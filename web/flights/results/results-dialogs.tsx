import { type ReactNode, Suspense } from 'react';
import type { SearchQuery } from '#shared/flights/model.ts';
import { lazyWithin } from '#web/ui/lazy-part.tsx';
import { AfterPaint } from '#web/ui/after-paint.tsx';
import { Button } from '#web/ui/button.tsx';
import Modal from './modal.tsx';
import type { OfferFacts } from './offer-facts.ts';
import type { Way } from './selection.ts';
import type { Opened } from './use-opened.ts';

const FlightDetails = lazyWithin(() => import('./flight-details.tsx'));
const FareRules = lazyWithin(() => import('./fare-rules.tsx'));
const CompareTable = lazyWithin(() => import('./compare-table.tsx'));
const EditSearch = lazyWithin(() => import('./edit-search.tsx'));

interface ResultsDialogsProps {
  opened: Opened;
  searchId: string;
  search: SearchQuery;
  today: string;
  currency: string;
  compared: readonly OfferFacts[];
  /** How many flights the filters leave. */
  shown: number;
  /** The order and the filters, which a phone shows in a sheet. */
  filters: ReactNode;
  onSelect(way: Way, facts: OfferFacts): void;
  onClose(): void;
}

const wayOf = ({ trips }: OfferFacts): Way => (trips[0]![0]!.tripIndicator === 2 ? 'back' : 'out');

/** What opens over the results: filters on a phone, the comparison, the search's form, fare rules, flight details. */
export default function ResultsDialogs(props: ResultsDialogsProps) {
  const { opened, searchId, search, today, currency, compared, shown, filters, onSelect, onClose } = props;
  return (
    <Suspense>
      {opened.kind === 'filters' && (
        <Modal
          title="Filters and sort"
          onClose={onClose}
          foot={
            <Button appearance="primary" style={{ width: '100%' }} onClick={onClose}>
              Show {shown} flights
            </Button>
          }
        >
          <AfterPaint height="75vh">{filters}</AfterPaint>
        </Modal>
      )}
      {opened.kind === 'compare' && (
        <Modal title="Compare flights" onClose={onClose}>
          <CompareTable
            compared={compared}
            currency={currency}
            onSelect={(facts) => {
              onClose();
              onSelect(wayOf(facts), facts);
            }}
          />
        </Modal>
      )}
      {opened.kind === 'edit' && <EditSearch search={search} today={today} onClose={onClose} />}
      {opened.kind === 'rules' && (
        <Modal title="Fare rules" onClose={onClose}>
          <FareRules searchId={searchId} families={opened.families} />
        </Modal>
      )}
      {opened.kind === 'details' && (
        <Modal title="Flight details" onClose={onClose}>
          <FlightDetails facts={opened.facts} searchId={searchId} />
        </Modal>
      )}
    </Suspense>
  );
}
