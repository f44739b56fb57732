import { readFileSync } from 'node:fs';
import type { Tried } from './try-file.ts';

/** A mutant that no test can kill, because what it changes is not to be seen: named in docs/invariants.md. */
export interface Equal {
  file: string;
  was: string;
  became: string;
}

const line = /^- `([^`]+)`: ``(.+?)`` → ``(.*?)``: ./;
const bare = (code: string) => code.replace(/^ | $/g, '');

/** The list "Mutants that change nothing" of docs/invariants.md: - `file`: ``code`` → ``mutant``: why. */
export function readNamedEqual(): Equal[] {
  return readFileSync('docs/invariants.md', 'utf8')
    .split('\n')
    .flatMap((text) => {
      const [, file, was, became] = line.exec(text) ?? [];
      return file === undefined ? [] : [{ file, was: bare(was!), became: bare(became!) }];
    });
}

export const isNamed = (equals: readonly Equal[], { file, was, became }: Tried): boolean =>
  equals.some((equal) => equal.file === file && equal.was === was && equal.became === became);
