import { useSyncExternalStore } from 'react';

const listen = (hear: () => void): (() => void) => {
  window.addEventListener('online', hear);
  window.addEventListener('offline', hear);
  return () => {
    window.removeEventListener('online', hear);
    window.removeEventListener('offline', hear);
  };
};

/** Whether the browser has a connection, as far as it knows; true says nothing of how far it reaches. */
export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);
