import { atom } from 'jotai';

/** Whether the search of the whole site is open: a press, Ctrl K or `/` opens it from any page. */
export const isFindOpenAtom = atom(false);
