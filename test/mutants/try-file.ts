import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What became of one mutant. A time-out counts as noticed: a program that never ends is one. */
export interface Tried {
  /** Where it is: a file below the root, and its line, from 1. */
  file: string;
  line: number;
  /** The code as it is, and as the mutant has it, each on one line. */
  was: string;
  became: string;
  isKilled: boolean;
}

/** Git-ignored, and kept between runs: what has been tried is not tried again until it or its tests change. */
const kept = path.join('node_modules', '.cache', 'portolan', 'mutants');
const root = process.cwd();
const oneLine = (code: string) => code.replace(/\s+/g, ' ').trim();
const hashOf = (files: readonly string[]) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
};

/** Never copied into the sandbox: no test that kills mutants reads it. */
const leftOut = ['.portolan', '.ci', 'cdk.out', 'dist', 'docs', 'test/browser', 'test/long', 'test/localstack'];

/**
 * Tries every mutant of a file, or of a range `file:1-9` of its lines, against tests in an order of likelihood. Texts
 * (string literals) are left as they are. Answers what an earlier run found while neither the file nor a test of it
 * changed; where only some tests did, StrykerJS tries again what may have changed. Throws where the tests fail without
 * any mutant.
 */
export async function tryFile(
  mutate: string,
  tests: readonly string[],
  { runner, atOnce }: { runner: string; atOnce: number },
): Promise<Tried[]> {
  const file = mutate.replace(/:[\d-]+$/, '');
  const name = path.join(kept, file.replaceAll('/', '_').replace(/\.ts$/, ''));
  const stamp = hashOf([file, ...tests, runner]);
  if (existsSync(`${name}.found.json`)) {
    const found = JSON.parse(readFileSync(`${name}.found.json`, 'utf8')) as { stamp: string; tried: Tried[] };
    if (found.stamp === stamp) return found.tried;
  }
  mkdirSync(kept, { recursive: true });
  forgetLoaded(`${name}.incremental.json`);
  process.env.PORTOLAN_MUTANT_TESTS = tests.join(',');
  const stryker = new Stryker({
    mutate: [mutate],
    mutator: { excludedMutations: ['StringLiteral'] },
    testRunner: 'vitest-own-engine',
    plugins: [path.resolve(runner)],
    // `related` would look for tests by imports; which to run is said by the plan.
    vitest: { configFile: 'test/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: atOnce,
    incremental: true,
    incrementalFile: `${name}.incremental.json`,
    // Beside the sources it would be found by every tool that looks for them.
    tempDirName: path.join(tmpdir(), `portolan-mutants-${process.pid}`),
    ignorePatterns: leftOut,
    // TypeScript 7 has no API that StrykerJS could read a configuration with, so it gets none to read.
    tsconfigFile: 'no-tsconfig-for-strykerjs.json',
    disableTypeChecks: false,
    cleanTempDir: 'always',
    reporters: ['json'],
    jsonReporter: { fileName: `${name}.report.json` },
    logLevel: 'warn',
    // Machines are busy: what takes this much longer than without the mutant does not end.
    timeoutFactor: 3,
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 15,
    warnings: false,
    allowConsoleColors: false,
  } as ConstructorParameters<typeof Stryker>[0]);
  const source = readFileSync(file, 'utf8').split('\n');
  const tried = (await stryker.runMutationTest())
    .filter(({ status }) => status !== 'Ignored' && status !== 'CompileError')
    .map((result): Tried => {
      if (result.status === 'Pending' || result.status === 'RuntimeError')
        throw new Error(`${file}: a mutant was not tried: ${result.statusReason}`);
      return {
        file: path.relative(root, path.resolve(result.fileName)),
        line: result.location.start.line,
        was: oneLine(cut(source, result.location)),
        became: oneLine(result.replacement ?? ''),
        isKilled: result.status === 'Killed' || result.status === 'Timeout',
      };
    });
  writeFileSync(`${name}.found.json`, JSON.stringify({ stamp, tried }, undefined, 1));
  return tried;
}

/**
 * Has what lives in code that runs as its file is loaded tried again: StrykerJS knows no test that reaches it, and so
 * none that is new.
 */
function forgetLoaded(incremental: string): void {
  if (!existsSync(incremental)) return;
  const report = JSON.parse(readFileSync(incremental, 'utf8')) as {
    files: Record<string, { mutants: MutantResult[] }>;
  };
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter((mutant) => !mutant.static || mutant.status !== 'Survived');
  writeFileSync(incremental, JSON.stringify(report));
}

/** Lines from 1 and columns from 1, the end not included. */
function cut(source: readonly string[], { start, end }: MutantResult['location']): string {
  if (start.line === end.line) return source[start.line - 1]!.slice(start.column - 1, end.column - 1);
  return [
    source[start.line - 1]!.slice(start.column - 1),
    ...source.slice(start.line, end.line - 1),
    source[end.line - 1]!.slice(0, end.column - 1),
  ].join('\n');
}
