/**
 * What the sandbox world remembers of its bookings: it must survive a restart and be shared between processes, as a
 * real supplier's memory is. `site` is the account on which it was asked; values are plain JSON of at most a few KB.
 */
export interface SandboxStore {
  get(site: string, key: string): Promise<unknown>;
  /** False when the key is taken; then nothing is written. */
  putIfAbsent(site: string, key: string, value: unknown): Promise<boolean>;
  put(site: string, key: string, value: unknown): Promise<void>;
}

/** For one process: what it holds is gone with it. */
export function memoryStore(): SandboxStore {
  const items = new Map<string, string>();
  const at = (site: string, key: string) => `${site}#${key}`;
  return {
    get: async (site, key) => {
      const text = items.get(at(site, key));
      return text === undefined ? undefined : (JSON.parse(text) as unknown);
    },
    putIfAbsent: async (site, key, value) => {
      if (items.has(at(site, key))) return false;
      items.set(at(site, key), JSON.stringify(value));
      return true;
    },
    put: async (site, key, value) => void items.set(at(site, key), JSON.stringify(value)),
  };
}
