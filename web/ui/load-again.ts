import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';

const waiting = new Set<() => void>();

/** ms until what did not load is tried by itself; it doubles while nothing comes. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;
let wait = FIRST_WAIT;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tries again what did not load: the connection is back, or somebody went on to another page. */
export function loadAgain(): void {
  wait = FIRST_WAIT;
  tryAll();
}

function tryAll(): void {
  clearTimeout(timer);
  timer = undefined;
  const all = [...waiting];
  waiting.clear();
  for (const retry of all) retry();
}

/** Has `retry` called at the next `loadAgain`, unless what it gives back is called before. */
export function tryWhenAgain(retry: () => void): () => void {
  waiting.add(retry);
  // A browser says that it is online before anything can be reached; and one that knows it is not will say when.
  if (!timer && globalThis.navigator?.onLine) {
    timer = setTimeout(tryAll, wait);
    wait = Math.min(2 * wait, LONGEST_WAIT);
  }
  return () => void waiting.delete(retry);
}

globalThis.addEventListener?.('online', loadAgain);

/** Whatever was thrown, as an error. */
export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Whether this is what browsers say of a file of the site that did not come. */
export const isNotLoaded = ({ message }: Error): boolean =>
  /dynamically imported module|importing a module script|module script failed|preload css/i.test(message);

let tries = 0;

/** How a build takes a module out of a file that holds others too: `import('./file.js').then(e => e.a)`. */
const partOf = /\.then\(\s*\(?([\w$]+)\)?\s*=>\s*\1\.([\w$]+)\s*\)/;

/**
 * How to ask once more for a file that did not come. Browsers that remember it are asked for it by another name: its
 * address stands in `error`, what they said of it. `load` holds its `import()` itself: its text says which part of the
 * file is the module.
 */
export function askAnew<M>(load: () => Promise<M>, error: unknown): () => Promise<M> {
  const [address] = /https?:\/\/\S+/.exec((error as Error).message) ?? [];
  if (!address) return load;
  const name = `${address.replace(/\?.*/, '')}?again=${++tries}`;
  const part = partOf.exec(String(load))?.[2];
  return async () => {
    const file = (await import(/* @vite-ignore */ name)) as Record<string, unknown>;
    return (part === undefined ? file : file[part]) as M;
  };
}

/** `load` until it succeeds, tried again at each `loadAgain`. `onFailure` hears of each try that did not succeed. */
export async function loadUntilThere<M>(load: () => Promise<M>, onFailure?: (error: unknown) => void): Promise<M> {
  for (let next = load; ;)
    try {
      return await next();
    } catch (error) {
      onFailure?.(error);
      next = askAnew(load, error);
      await new Promise<void>(tryWhenAgain);
    }
}

/**
 * For what stands beside a page, whose failure nobody would see: it comes late rather than never. Until then `waiting`
 * stands in its place.
 */
export function lazyAside<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  waiting: ReactNode = null,
): ComponentType<P> {
  const Loaded = lazy(() => loadUntilThere(load));
  return (props) => createElement(Suspense, { fallback: waiting }, createElement(Loaded, props));
}

/** Asks for files before they are needed; what does not come is asked for again when it is. */
export const loadAhead = (...loads: (() => Promise<unknown>)[]): void =>
  void Promise.all(loads.map((load) => load())).catch(() => undefined);
