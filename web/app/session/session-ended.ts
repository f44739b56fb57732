import { atom } from 'jotai';

/** Where a person was, as path and query, whose session ended under a flight call; undefined once they know. */
export const sessionEndedAtom = atom<string>();
