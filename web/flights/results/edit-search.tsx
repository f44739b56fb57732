import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SearchQuery } from '#shared/flights/model.ts';
import { randomId } from '#shared/ids.ts';
import { getAirports } from '#shared/reference/get-airports.ts';
import type { Day } from '#shared/time.ts';
import { callApi } from '#web/api/client.ts';
import { type FormState, formToSearch, type Place } from '../search/form-state.ts';
import { useRecentSearches } from '../search/recent-searches.ts';
import { SearchForm } from '../search/search-form.tsx';
import { resultsPath } from '../search-url.ts';
import Modal from './modal.tsx';

/** The search form over the results, filled with what is being looked at. */
export default function EditSearch({ search, today, onClose }: { search: SearchQuery; today: Day; onClose(): void }) {
  const navigate = useNavigate();
  const [, remember] = useRecentSearches(today);
  const codes = [...new Set(search.segments.flatMap(({ origin, destination }) => [origin, destination]))];
  const answers = useQueries({ queries: codes.map((code) => ({ queryKey: ['airports', code.toLowerCase()], staleTime: Infinity, queryFn: () => callApi(getAirports, { search: code, limit: 8 }, { quiet: true }) })) });
  const known = answers.map(({ data }) => data?.ok).join();
  const places = useMemo(() => new Map(answers.flatMap(({ data }) => (data?.ok ? data.value.map(({ code, city, name }): [string, Place] => [code, { code, city, name }]) : []))), [known]);
  const [edited, setEdited] = useState<FormState>();
  const place = (code: string): Place => places.get(code) ?? { code, city: code, name: '' };
  const { JourneyType: journeyType, returnType, adultCount, childCount, infantCount, cabin, directOnly } = search;
  const asked: FormState = {
    journeyType, returnType, adultCount, childCount, infantCount, cabin, directOnly,
    journeys: (journeyType === 3 ? search.segments : search.segments.slice(0, 1)).map(({ origin, destination, preferredDepartureTime }) => ({ from: place(origin), to: place(destination), on: preferredDepartureTime })),
    returnOn: journeyType === 2 ? search.segments[1]?.preferredDepartureTime : undefined,
  };
  return (
    <Modal title="Edit search" isWide onClose={onClose}>
      <SearchForm form={edited ?? asked} today={today} onChange={setEdited} onSearch={(form) => { remember(form); onClose(); navigate(resultsPath(randomId(), formToSearch(form))); }} />
    </Modal>
  );
}
