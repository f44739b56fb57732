import { makeStyles } from '@fluentui/react-components';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SearchQuery } from '#shared/flights/model.ts';
import { randomId } from '#shared/ids.ts';
import { getAirports } from '#shared/reference/get-airports.ts';
import type { Day } from '#shared/time.ts';
import { type Answer, callApi } from '#web/api/client.ts';
import { useCustomer } from '../for-customer/use-customer.ts';
import { type FormState, formToSearch, type Place } from '../search/form-state.ts';
import { useRecentSearches } from '../search/recent-searches.ts';
import { SearchForm } from '../search/search-form.tsx';
import { resultsPath } from '../search-url.ts';
import Modal from './modal.tsx';

// The dialog is the card already.
const useStyles = makeStyles({ root: { '& > form': { padding: 0, boxShadow: 'none' } } });

const airportsOf = (answers: UseQueryResult<Answer<typeof getAirports>>[]): Place[] =>
  answers.flatMap(({ data }) => (data?.ok ? data.value.map(({ code, city, name }) => ({ code, city, name })) : []));

/** The search form over the results, filled with what is being looked at. */
export default function EditSearch({ search, today, onClose }: { search: SearchQuery; today: Day; onClose(): void }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { customerId } = useCustomer();
  const { remember } = useRecentSearches(today);
  const codes = [...new Set(search.segments.flatMap(({ origin, destination }) => [origin, destination]))];
  const known = useQueries({
    combine: airportsOf,
    queries: codes.map((code) => ({
      queryKey: ['airports', code.toLowerCase()],
      staleTime: Infinity,
      queryFn: () => callApi(getAirports, { search: code, limit: 8 }, { quiet: true }),
    })),
  });
  const [edited, setEdited] = useState<FormState>();
  const place = (code: string): Place =>
    known.find((airport) => airport.code === code) ?? { code, city: code, name: '' };
  const { JourneyType: journeyType, returnType, adultCount, childCount, infantCount, cabin, directOnly } = search;
  const asked: FormState = {
    journeyType,
    returnType,
    adultCount,
    childCount,
    infantCount,
    cabin,
    directOnly,
    journeys: (journeyType === 3 ? search.segments : search.segments.slice(0, 1)).map(
      ({ origin, destination, preferredDepartureTime }) => ({
        from: place(origin),
        to: place(destination),
        on: preferredDepartureTime,
      }),
    ),
    returnOn: journeyType === 2 ? search.segments[1]?.preferredDepartureTime : undefined,
  };
  return (
    <Modal title="Edit search" isWide onClose={onClose}>
      <div className={styles.root}>
        <SearchForm
          form={edited ?? asked}
          today={today}
          onChange={setEdited}
          onSearch={(form) => {
            remember(form);
            onClose();
            navigate(resultsPath(randomId(), formToSearch(form), customerId));
          }}
        />
      </div>
    </Modal>
  );
}
