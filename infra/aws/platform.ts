import { type App, Tags } from 'aws-cdk-lib';
import { schedules } from '#functions/workers/schedules.ts';
import { allCalls } from '#shared/calls.ts';
import type { Call } from '#shared/contract.ts';
import { acknowledgeFindings } from './acknowledged-findings.ts';
import { ApiStack, STAGE } from './api-stack.ts';
import { type BuiltFunction, bundleFunctions } from './bundle-functions.ts';
import { DataStack } from './data-stack.ts';
import { EdgeStack } from './edge/edge-stack.ts';
import {
  apiFunctions,
  bookingWorker,
  fileRoute,
  type FunctionShape,
  gatewayPage,
  isBuilt,
  jobsWorker,
  mailFeedback,
  reconcile,
  scheduled,
  SITE_PAGE,
  sitePage,
} from './function-shapes.ts';
import { GuardStack } from './guard-stack.ts';
import { MailStack } from './mail-stack.ts';
import { ObservabilityStack } from './observability/observability-stack.ts';
import type { ScheduleFact } from './schedule-rules.ts';
import { EDGE_REGION, type Settings } from './settings.ts';

/** Everything that runs as a function, from the contracts. */
export const functionShapes = (
  calls: readonly Call[],
  { isLocalStack }: Pick<Settings, 'isLocalStack'>,
): FunctionShape[] => [
  ...apiFunctions(calls),
  sitePage,
  gatewayPage,
  ...(isLocalStack ? [fileRoute] : []),
  bookingWorker,
  jobsWorker,
  scheduled,
  reconcile,
  mailFeedback,
];

/** What is described: calls, the functions behind them, when the scheduled one runs. */
export interface PlatformParts {
  calls: readonly Call[];
  functions: readonly BuiltFunction[];
  schedules: readonly ScheduleFact[];
}

export interface Platform {
  data: DataStack;
  api: ApiStack;
}

/** The stacks by lifecycle: data outlives all, the API is replaced by every deployment, mail and edge change seldom. */
export function describeStacks(app: App, settings: Settings, parts: PlatformParts): Platform {
  const env = { region: settings.region, account: settings.account };
  const data = new DataStack(app, 'portolan-data', { env, ownsTableKey: settings.ownsTableKey });
  const api = new ApiStack(app, 'portolan-api', { env, settings, data, ...parts });
  if (!settings.isLocalStack) {
    new GuardStack(app, 'portolan-guard', { env, settings, api });
    new MailStack(app, 'portolan-mail', { env, settings, api });
    new ObservabilityStack(app, 'portolan-observability', { env, settings, data, api });
    new EdgeStack(app, 'portolan-edge', {
      env: { account: settings.account, region: EDGE_REGION },
      settings,
      stage: STAGE,
    });
  }
  Tags.of(app).add('application', 'portolan');
  acknowledgeFindings(app);
  return { data, api };
}

/** The platform as this checkout has it; `manifest` is Vite's, by which the page finds the site's files. */
export async function describePlatform(app: App, settings: Settings, manifest: string): Promise<Platform> {
  const functions = await bundleFunctions(functionShapes(allCalls, settings).filter(isBuilt), {
    [SITE_PAGE]: { 'manifest.json': manifest },
  });
  return describeStacks(app, settings, { calls: allCalls, functions, schedules });
}
