import { type App, Tags } from 'aws-cdk-lib';
import { schedules } from '#functions/workers/schedules.ts';
import { allCalls } from '#shared/calls.ts';
import { ApiStack } from './api-stack.ts';
import { bundleFunctions } from './bundle-functions.ts';
import { DataStack } from './data-stack.ts';
import { apiFunctions, bookingWorker, type FunctionShape, gatewayPage, isBuilt, scheduled, SITE_PAGE, sitePage } from './function-shapes.ts';
import type { Settings } from './settings.ts';

/** Everything that runs as a function, from the contracts. */
export const functionShapes = (isSandbox: boolean): FunctionShape[] => [...apiFunctions(allCalls), sitePage, ...(isSandbox ? [gatewayPage] : []), bookingWorker, scheduled].filter(isBuilt);

/** The stacks by lifecycle: data outlives all, the API is replaced by every deployment, the edge changes seldom and slowly. */
export async function describePlatform(app: App, settings: Settings, manifest: string): Promise<void> {
  const functions = await bundleFunctions(functionShapes(settings.isLocalStack), { [SITE_PAGE]: { 'manifest.json': manifest } });
  const env = { region: settings.region, account: settings.account };
  const data = new DataStack(app, 'portolan-data', { env, ownsTableKey: settings.ownsTableKey });
  new ApiStack(app, 'portolan-api', { env, settings, data, calls: allCalls, functions, schedules });
  Tags.of(app).add('application', 'portolan');
}
