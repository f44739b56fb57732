import { TypedSearch } from './typed-search.tsx';
import type { ListView } from './use-list-address.ts';

interface Props<K extends string, F extends Record<K, string>> {
  view: Pick<ListView<F>, 'filter' | 'change'>;
  /** The filter's field that holds what is searched for. */
  field: K;
  /** What is searched, e.g. `Customers`. */
  label: string;
  placeholder: string;
  maxLength: number;
  /** Milliseconds of stillness before it is searched for; 500 unless said (spec: users 400, others 500). */
  wait?: number;
}

/** Search as one types, in a field of the list's address; going on typing is no step of its own in the history. */
export const ListSearch = <K extends string, F extends Record<K, string>>({
  view: { filter, change },
  field,
  wait = 500,
  ...search
}: Props<K, F>) => (
  <TypedSearch
    {...search}
    wait={wait}
    value={filter[field]}
    onSearch={(text) => change({ ...filter, [field]: text }, filter[field] !== '')}
  />
);
