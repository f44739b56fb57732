import type { KeptJobs } from './jobs.ts';

const NAME = 'driver';
const STORE = 'jobs';

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(STORE));
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('no store')));
  });

async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error('not kept')));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')));
    });
  } finally {
    database.close();
  }
}

/** What a phone keeps for a link stands under the link's hash: whoever reads the phone's store does not have the link. */
export async function hashOfLink(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const readKept = (hash: string): Promise<KeptJobs | undefined> =>
  inStore('readonly', (store) => store.get(hash) as IDBRequest<KeptJobs | undefined>);

export const writeKept = (hash: string, kept: KeptJobs): Promise<unknown> =>
  inStore('readwrite', (store) => store.put(kept, hash));

/** Once a link has ended, nothing of it stays. */
export const eraseKept = (hash: string): Promise<unknown> => inStore('readwrite', (store) => store.delete(hash));
