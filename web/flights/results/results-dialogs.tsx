import { type ReactNode, startTransition, Suspense, useCallback, useState } from 'react';
import type { SearchQuery } from '#shared/flights/model.ts';
import { lazyWithin } from '#web/ui/lazy-part.tsx';
import { AfterPaint } from '#web/ui/after-paint.tsx';
import { Button } from '#web/ui/button.tsx';
import Modal from './modal.tsx';
import type { OfferFacts } from './offer-facts.ts';
import type { Opening, Way } from './selection.ts';

const FlightDetails = lazyWithin(() => import('./flight-details.tsx'));
const FareRules = lazyWithin(() => import('./fare-rules.tsx'));
const CompareTable = lazyWithin(() => import('./compare-table.tsx'));
const EditSearch = lazyWithin(() => import('./edit-search.tsx'));

/** What stands over the results. */
export type Opened = Opening | { kind: 'filters' | 'compare' | 'edit' };

/** What is open over the results. The press that opens something is answered first, and drawn into after it. */
export function useOpened(): [opened: Opened | undefined, open: (next: Opened) => void, close: () => void] {
  const [opened, setOpened] = useState<Opened>();
  const open = useCallback((next: Opened) => startTransition(() => setOpened(next)), []);
  const close = useCallback(() => setOpened(undefined), []);
  return [opened, open, close];
}

interface ResultsDialogsProps {
  opened: Opened | undefined;
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
export function ResultsDialogs(props: ResultsDialogsProps) {
  const { opened, searchId, search, today, currency, compared, shown, filters, onSelect, onClose } = props;
  return (
    <Suspense>
      {opened?.kind === 'filters' && (
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
      {opened?.kind === 'compare' && (
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
      {opened?.kind === 'edit' && <EditSearch search={search} today={today} onClose={onClose} />}
      {opened?.kind === 'rules' && (
        <Modal title="Fare rules" onClose={onClose}>
          <FareRules searchId={searchId} families={opened.families} />
        </Modal>
      )}
      {opened?.kind === 'details' && (
        <Modal title="Flight details" onClose={onClose}>
          <FlightDetails facts={opened.facts} searchId={searchId} />
        </Modal>
      )}
    </Suspense>
  );
}
