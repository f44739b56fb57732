import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll } from 'vitest';
import type { BuiltFunction } from '#infra/aws/bundle-functions.ts';
import type { FunctionShape } from '#infra/aws/function-shapes.ts';
import { describeStacks, functionShapes, type PlatformParts } from '#infra/aws/platform.ts';
import { fullReach } from '#infra/aws/reach.ts';
import { readSettings, type Settings } from '#infra/aws/settings.ts';
import type { Call } from '#shared/contract.ts';

export interface Synthesized {
  template(stack: string): Template;
  /** Bytes of the template as CloudFormation gets it. */
  bytes(stack: string): number;
}

const folders: string[] = [];
/** A folder that is gone after the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portolan-synth-'));
  folders.push(folder);
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Settings of a made-up account, as `cdk synth -c …` would give them. */
export const testSettings = (context: Record<string, string> = {}): Settings =>
  readSettings(new App({ context: { region: 'ap-south-1', ...context } }));

/** A function that does nothing and may do everything: of a domain that is not written yet. */
export function standIn(shape: FunctionShape): BuiltFunction {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'index.mjs'), `export const handler = () => '${shape.name}';`);
  return { ...shape, folder, reach: fullReach, files: [], loaded: 0, total: 0 };
}

export const standInParts = (calls: readonly Call[], schedules: PlatformParts['schedules']): PlatformParts => ({
  calls,
  schedules,
  functions: functionShapes(calls, { isLocalStack: false }).map(standIn),
});

/** Synthesizes into a folder of its own. Throws on a finding of AwsSolutions that is not acknowledged. */
export function synthPlatform(parts: PlatformParts, settings: Settings = testSettings()): Synthesized {
  const app = new App({ outdir: temporaryFolder() });
  describeStacks(app, settings, parts);
  const assembly = app.synth();
  return {
    template: (stack) => Template.fromJSON(assembly.getStackByName(stack).template as Record<string, unknown>),
    bytes: (stack) => Buffer.byteLength(JSON.stringify(assembly.getStackByName(stack).template)),
  };
}
