import { startEngine } from '#infra/local/engine.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's one in-memory DynamoDB engine. */
    engineEndpoint: string;
    /** Told apart from earlier runs, where DYNAMODB_ENDPOINT names an engine that outlives the run. */
    runId: string;
  }
}

/** One in-memory engine a run; every test file has a table of its own in it. */
export default async function setUpEngine(project: TestProject): Promise<() => Promise<void>> {
  const engine = await startEngine();
  project.provide('engineEndpoint', engine.endpoint);
  project.provide('runId', String(process.pid));
  return () => engine.stop();
}
