/** Test files and calls that changed files must be tested by; see since.mjs. */
export interface Reached {
  isAll: boolean;
  handlers: string[];
  browser: string[];
  stack: string[];
  calls: string[];
}
export function changedSince(commit: string, folder?: string): string[];
export function reachedBy(changed: readonly string[]): Promise<Reached>;
