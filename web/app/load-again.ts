import { type ComponentType, lazy } from 'react';

const waiting = new Set<() => void>();

/** Tries again what did not load: the connection is back, or somebody went on to another page. */
export function loadAgain(): void {
  for (const retry of waiting) retry();
  waiting.clear();
}

globalThis.addEventListener?.('online', loadAgain);

/**
 * `load` until it succeeds, tried again at each `loadAgain`. Browsers that remember a file that did not come are asked
 * for it by another name: its address stands in what they say. `onFailure` hears of each try that did not succeed.
 */
export async function loadUntilThere<M>(load: () => Promise<M>, onFailure?: (error: unknown) => void): Promise<M> {
  let next = load;
  for (let again = 1; ; again++)
    try {
      return await next();
    } catch (error) {
      onFailure?.(error);
      const [address] = /https?:\/\/\S+/.exec((error as Error).message) ?? [];
      if (address)
        next = () => import(/* @vite-ignore */ `${address.replace(/\?.*/, '')}?again=${again}`) as Promise<M>;
      await new Promise<void>((retry) => waiting.add(retry));
    }
}

/** For what stands beside a page, whose failure nobody would see: it comes late rather than never. */
export const lazyAside = <P>(load: () => Promise<{ default: ComponentType<P> }>) => lazy(() => loadUntilThere(load));
