import { atom } from 'jotai';
import { store } from '#web/ui/store.ts';

export interface ToastMessage {
  id: number;
  text: string;
  intent: 'success' | 'error' | 'info';
  /** Undo and the like; the toast goes with it. */
  action?: { label: string; run: () => void };
}

/** Toasts waiting to be shown; the toaster takes them out. */
export const waitingToastsAtom = atom<readonly ToastMessage[]>([]);

let last = 0;

/** Shows a short message in the corner: `showToast('Email successfully sent.')`. */
export function showToast(
  text: string,
  intent: ToastMessage['intent'] = 'success',
  action?: ToastMessage['action'],
): void {
  store.set(waitingToastsAtom, (waiting) =>
    waiting.some((toast) => toast.text === text) ? waiting : [...waiting, { id: ++last, text, intent, action }],
  );
}
