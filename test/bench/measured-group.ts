import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from './figure.ts';

/** Things to put away when a group is done or given up, the last first. */
export type CleanUp = (work: () => Promise<unknown>) => void;

export interface Group {
  name: string;
  /** Builds what is measured, where it is not built: a process that ends by itself, however busy the machine is. */
  prepare?: () => Promise<unknown>;
  /** After so many seconds of measuring it is given up. */
  patience: number;
  measure(cleanUp: CleanUp): Promise<Figure[]> | Figure[];
}

/** A group's figures; undefined, and one line why, where they cannot be had: that must not keep the others back. */
export async function measured({ name, prepare, patience, measure }: Group): Promise<Figure[] | undefined> {
  const works: (() => Promise<unknown>)[] = [];
  const clock = new AbortController();
  try {
    await prepare?.();
    const late = pause(patience * 1000, undefined, { signal: clock.signal }).then(() =>
      Promise.reject(new Error(`nothing after ${patience} s`)),
    );
    late.catch(() => undefined);
    return await Promise.race([measure((work) => works.push(work)), late]);
  } catch (error) {
    console.log(
      `not measured: ${name}: ${(error instanceof Error ? error.message : String(error)).split('\n').slice(0, 4).join(' ')}`,
    );
    return undefined;
  } finally {
    clock.abort();
    for (const work of works.reverse()) await work().catch(() => undefined);
  }
}
