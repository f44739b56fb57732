import type { Ref } from 'react';
import { searchAreas } from '#shared/areas/search-areas.ts';
import { callApi } from '#web/api/client.ts';
import { type Choice, TypeAhead } from '#web/ui/form/type-ahead.tsx';

interface Props {
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
  placeholder?: string;
  disabled?: boolean;
  /** As high as a form's fields unless it stands in a list's bar. */
  size?: 'medium' | 'large';
  autoFocus?: boolean;
  /** Name of the area chosen; empty for none. */
  chosen: string;
  /** Its id and name; both empty once the field is emptied. */
  onChoose(areaId: string, name: string): void;
  ref?: Ref<HTMLInputElement>;
}

const find = async (search: string): Promise<Choice[] | undefined> => {
  const request = { search, cityId: '', activeOnly: true, cursor: '' };
  const answer = await callApi(searchAreas, request, { quiet: true });
  return answer.ok ? answer.value.records.map(({ id, name, city }) => ({ id, name, note: city.city })) : undefined;
};

/** An area of the site that is offered, by the beginnings of its words. */
export const AreaField = ({ onChoose, ...field }: Props) => (
  <TypeAhead
    {...field}
    things="areas"
    find={find}
    onChoose={(choice) => onChoose(choice?.id ?? '', choice?.name ?? '')}
  />
);
