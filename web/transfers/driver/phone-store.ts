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

/**
 * Changes what is kept in one step, and answers what that is then: of two pages of one link neither writes over what was
 * pressed at the other.
 */
export async function changeKept(
  hash: string,
  change: (found: KeptJobs | undefined) => KeptJobs,
): Promise<KeptJobs | undefined> {
  let next: KeptJobs | undefined;
  await inStore('readwrite', (store) => {
    const asked = store.get(hash) as IDBRequest<KeptJobs | undefined>;
    asked.addEventListener('success', () => {
      next = change(asked.result);
      store.put(next, hash);
    });
    return asked;
  });
  return next;
}

/** Once a link has ended, nothing of it stays. */
export const eraseKept = (hash: string): Promise<unknown> => inStore('readwrite', (store) => store.delete(hash));
