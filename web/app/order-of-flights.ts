import { atom } from 'jotai';

/** Whether the order on the screen is for flights; undefined where there is none, or nobody knows yet what it is for. */
export const orderOfFlightsAtom = atom<boolean | undefined>(undefined);
