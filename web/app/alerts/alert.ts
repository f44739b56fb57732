import { atom } from 'jotai';
import { store } from '#web/ui/store.ts';

/** The text in the bar on top of the page; empty for none. */
export const alertAtom = atom('');

export const showAlert = (text: string): void => store.set(alertAtom, text);
