import { commonTokens, declareFactoryPlugin, type Injector, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import type { PluginContext } from '@stryker-mutator/api/plugin';
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import path from 'node:path';
import type { RunnerTestFile, RunnerTestSuite, Vitest } from 'vitest/node';
import { startEngine } from '#infra/local/engine.ts';

/** StrykerJS's runner for vitest, as far as we look into it. `ctx` is private there: checked at the first use. */
interface VitestRunner extends TestRunner {
  ctx?: Pick<Vitest, 'provide' | 'state'>;
}

/**
 * StrykerJS's vitest runner with what our tests stand on. An engine of its own for each run: the suite's global set-up
 * starts one for all of a vitest, and a second run of the same vitest would find the first one's rows, or no engine. And
 * a run whose hooks failed did say something: the runner leaves tests without a result out, so that a mutant that breaks
 * every `beforeAll` would live.
 */
class OwnEngineRunner implements TestRunner {
  readonly #vitest: VitestRunner;
  /** Ids of the tests of the dry run, by file: a killer must be one of them. */
  readonly #idsOf = new Map<string, string>();
  #runs = 0;
  constructor(vitest: VitestRunner) {
    this.#vitest = vitest;
  }
  capabilities() {
    return this.#vitest.capabilities();
  }
  async init(): Promise<void> {
    await this.#vitest.init?.();
  }
  async dispose(): Promise<void> {
    await this.#vitest.dispose?.();
  }

  async dryRun(options: DryRunOptions): Promise<DryRunResult> {
    const result = await this.#withEngine(() => this.#vitest.dryRun(options));
    const broken = this.#brokenFile();
    if (broken) return { status: DryRunStatus.Error, errorMessage: `${broken.filepath}: ${whyOf(broken)}` };
    if (result.status === DryRunStatus.Complete)
      for (const { id, fileName } of result.tests)
        if (fileName && !this.#idsOf.has(fileName)) this.#idsOf.set(fileName, id);
    return result;
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    for (const id of options.testFilter ?? []) {
      const file = path.resolve(id.split('#')[0]!);
      if (!this.#idsOf.has(file)) this.#idsOf.set(file, id);
    }
    const result = await this.#withEngine(() => this.#vitest.mutantRun(options));
    const broken = this.#brokenFile();
    if (!broken || result.status === MutantRunStatus.Killed || result.status === MutantRunStatus.Timeout) return result;
    return {
      status: MutantRunStatus.Killed,
      killedBy: [this.#idsOf.get(broken.filepath)].filter((id) => id !== undefined),
      failureMessage: whyOf(broken),
      nrOfTests: 1,
    };
  }

  async #withEngine<T>(run: () => Promise<T>): Promise<T> {
    const vitest = this.#context();
    const engine = await startEngine();
    // Whoever ends the runs in the middle leaves no engine behind.
    const leave = () => void engine.stop();
    process.once('exit', leave);
    vitest.provide('engineEndpoint', engine.endpoint);
    vitest.provide('runId', `${process.pid}-${(this.#runs += 1)}`);
    try {
      return await run();
    } finally {
      process.off('exit', leave);
      await engine.stop();
    }
  }

  #brokenFile(): RunnerTestFile | undefined {
    return this.#context()
      .state.getFiles()
      .find((file) => brokenIn(file) !== undefined);
  }

  #context() {
    if (!this.#vitest.ctx) throw new Error('this StrykerJS keeps its vitest elsewhere: see own-engine-runner.ts');
    return this.#vitest.ctx;
  }
}

/** A suite whose hooks, or a file whose import, failed: its tests have no result of their own. */
const brokenIn = (suite: RunnerTestSuite | RunnerTestFile): RunnerTestSuite | RunnerTestFile | undefined =>
  suite.result?.errors?.length
    ? suite
    : suite.tasks.map((task) => (task.type === 'suite' ? brokenIn(task) : undefined)).find((found) => found);

const whyOf = (file: RunnerTestFile): string => brokenIn(file)?.result?.errors?.[0]?.message ?? 'a hook failed';

function makeRunner(injector: Injector<PluginContext>): TestRunner {
  const { factory } = vitestPlugins.find(({ name }) => name === 'vitest')!;
  return new OwnEngineRunner(injector.injectFunction(factory as never) as VitestRunner);
}
makeRunner.inject = tokens(commonTokens.injector);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'vitest-own-engine', makeRunner)];
