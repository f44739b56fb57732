import { useState } from 'react';
import type { Requires } from '#shared/flights/model.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { Traveller } from '../../journey/saved-traveller.ts';

/** Without document numbers: what a list has masked is none. */
const withoutNumbers = (traveller: Traveller): Traveller => ({ ...traveller, passportNo: '', panNumber: '' });

/** What asks is loaded for it; without that, as without an answer, there are none. */
const openSaved = (ids: string[], customerId: number | undefined): Promise<Traveller[]> =>
  import('./saved-calls.ts').then(
    (calls) => calls.openSaved(ids, customerId),
    () => {
      showToast('The documents could not be loaded: please enter them.', 'error');
      return [];
    },
  );

/**
 * Saved travellers with their document numbers, asked for when somebody puts them in a place and the fare wants any:
 * each asking is noted. Where they cannot be had now, which is said, the numbers are left to be typed.
 */
export function useOpenedTravellers({ passport, pan }: Requires, customerId: number | undefined) {
  const [opened, setOpened] = useState<Readonly<Record<string, Traveller>>>({});
  const open = async (people: readonly Traveller[]): Promise<Traveller[]> => {
    const wanted = people.filter(
      ({ id, passportNo, panNumber }) => !opened[id] && ((passport && passportNo) || (pan && panNumber)),
    );
    const ids = wanted.map(({ id }) => id);
    const told = ids.length ? await openSaved(ids, customerId) : [];
    const known = { ...opened, ...Object.fromEntries(told.map((one) => [one.id, one])) };
    setOpened(known);
    return people.map((one) => known[one.id] ?? withoutNumbers(one));
  };
  return { open, opened };
}
