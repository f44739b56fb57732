import { readdirSync } from 'node:fs';
import path from 'node:path';
import { hasCode, reachOf } from './reach.ts';

/** Files whose mutants are tried together, and the tests that may kill them. */
export interface Area {
  /** What is said on the command line and in docs/invariants.md. */
  name: string;
  files: readonly string[];
  /** Files, or folders for all their tests; the quickest to kill first. Not all that might: a score is at least this. */
  tests: readonly string[];
}

const isTest = (name: string) => /\.test\.tsx?$/.test(name);
export const isWrites = (file: string): boolean => /(^|[/-])writes\.ts$/.test(file);

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.posix.join(folder, String(name)))
    .sort();

/** Every source of a folder and of those in it, less its writes, its entry, and what is types alone. */
export const sourcesOf = (folder: string): string[] =>
  below(folder).filter(
    (file) => file.endsWith('.ts') && !isWrites(file) && !/\/index\.ts$/.test(file) && hasCode(file),
  );

/** Every `writes.ts` and `*-writes.ts` of a folder and of those in it. */
export const writesOf = (folder: string): string[] => below(folder).filter(isWrites);

/** `files('functions/wallet', 'in-force due-wallets')`: names of one folder, without their ending. */
export const files = (folder: string, names: string): string[] =>
  names.split(/\s+/).map((name) => `${folder}/${name}.ts`);

/** `tests('wallet', 'ledger top-up')`: names of tests of one domain, without their ending. */
export const tests = (domain: string, names: string): string[] =>
  names.split(/\s+/).map((name) => `test/${domain}/${name}.test.ts`);

/** The test files of an area, each once, in its order. */
export const testsOf = ({ tests: given }: Pick<Area, 'tests'>): string[] => [
  ...new Set(given.flatMap((named) => (isTest(named) ? [named] : below(named).filter(isTest)))),
];

/** Those of an area's tests that run a file at all, in the area's order: the others could only take time. */
export const testsFor = (area: Area, file: string): string[] => testsOf(area).filter((test) => reachOf(test).has(file));
