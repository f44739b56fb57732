import { readFileSync } from 'node:fs';
import { type App, Tags } from 'aws-cdk-lib';
import { schedules } from '#functions/workers/schedules.ts';
import { buildSite, manifestFile } from '#infra/local/build-site.ts';
import { allCalls } from '#shared/calls.ts';
import { ApiStack } from './api-stack.ts';
import { bundleFunctions, type FilesBeside } from './bundle-functions.ts';
import { DataStack } from './data-stack.ts';
import { apiFunctions, bookingWorker, type FunctionShape, gatewayPage, isBuilt, scheduled, SITE_PAGE, sitePage } from './function-shapes.ts';
import type { Settings } from './settings.ts';

/** Everything that runs as a function, from the contracts. */
export const functionShapes = (isSandbox: boolean): FunctionShape[] => [...apiFunctions(allCalls), sitePage, ...(isSandbox ? [gatewayPage] : []), bookingWorker, scheduled].filter(isBuilt);

/** The stacks by lifecycle: data outlives all, the API is replaced by every deployment, the edge changes seldom and slowly. */
export async function describePlatform(app: App, settings: Settings): Promise<void> {
  const shapes = functionShapes(settings.isLocalStack);
  const functions = await bundleFunctions(shapes, await filesBeside(shapes));
  const env = { region: settings.region, account: settings.account };
  const data = new DataStack(app, 'portolan-data', { env, ownsTableKey: settings.ownsTableKey });
  new ApiStack(app, 'portolan-api', { env, settings, data, calls: allCalls, functions, schedules });
  Tags.of(app).add('application', 'portolan');
}

/** The page names the built site's files, which are found in Vite's manifest. */
async function filesBeside(shapes: readonly FunctionShape[]): Promise<Record<string, FilesBeside>> {
  if (!shapes.includes(sitePage)) return {};
  await buildSite();
  return { [SITE_PAGE]: { 'manifest.json': readFileSync(manifestFile) } };
}
