import { atom, useAtomValue } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import type { UserData } from '#shared/users/model.ts';

/** The signed-in user's data, kept in local storage. Left undefined while only the marker cookie is known. */
export const userAtom = atomWithStorage<UserData | undefined>('portolan-user', undefined, undefined, {
  getOnInit: true,
});

/** Whether the marker cookie is there: what route guards look at. */
export const signedInAtom = atom(false);

/** The signed-in user, or undefined for a visitor (and while the user is being loaded). */
export function useUser(): UserData | undefined {
  const user = useAtomValue(userAtom);
  const signedIn = useAtomValue(signedInAtom);
  return signedIn ? user : undefined;
}

export const useSignedIn = (): boolean => useAtomValue(signedInAtom);
