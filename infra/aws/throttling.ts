import type { MethodDeploymentOptions } from 'aws-cdk-lib/aws-apigateway';
import type { Call } from '#shared/contract.ts';
import { functionFor, SEARCH } from './function-shapes.ts';
import { ALIAS, ALIASED } from './gateway-document.ts';

/** Requests a second over all sites, and how many may come at once. The account's own limit is 10,000 and 5,000. */
const ALL = { throttlingRateLimit: 2_000, throttlingBurstLimit: 1_000 };
const SEARCHES = { throttlingRateLimit: 300, throttlingBurstLimit: 300 };
/** Passwords and what mails them: each costs 50 ms of a whole processor, or a mail. */
const SIGN_INS = { throttlingRateLimit: 100, throttlingBurstLimit: 100 };

const signIns = new Set(['users/login', 'users/sign-up', 'users/forget-password', 'users/generate-password']);

/** Rate limits of the stage and of the calls that cost most; the functions keep finer ones per account and address. */
export function throttling(
  calls: readonly Call[],
): MethodDeploymentOptions & { methodOptions: Record<string, MethodDeploymentOptions> } {
  const methodOptions: Record<string, MethodDeploymentOptions> = {};
  for (const call of calls) {
    const limit = functionFor(call) === SEARCH ? SEARCHES : signIns.has(call.name) ? SIGN_INS : undefined;
    if (!limit) continue;
    methodOptions[`${call.path}/${call.method}`] = limit;
    if (call.path.startsWith(ALIASED)) methodOptions[`${call.path.replace(ALIASED, ALIAS)}/${call.method}`] = limit;
  }
  // A path written in another way (`searchFl%69ghts`) may end at the rest of the second base path, and be a search.
  if (calls.some((call) => functionFor(call) === SEARCH))
    for (const method of ['GET', 'POST']) methodOptions[`${ALIAS}{proxy+}/${method}`] = SEARCHES;
  return { ...ALL, methodOptions };
}
