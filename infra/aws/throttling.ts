import type { MethodDeploymentOptions } from 'aws-cdk-lib/aws-apigateway';
import type { Call } from '#shared/contract.ts';
import { pathsOf } from './gateway-routes.ts';

/** Requests a second over all sites, and how many may come at once. The account's own limit is 10,000 and 5,000. */
const ALL = { throttlingRateLimit: 2_000, throttlingBurstLimit: 1_000 };
/** By a contract's `throttle`. */
const byKind: Record<NonNullable<Call['throttle']>, typeof ALL> = {
  search: { throttlingRateLimit: 300, throttlingBurstLimit: 300 },
  // Passwords and what mails them: each costs 50 ms of a whole processor, or a mail.
  'sign-in': { throttlingRateLimit: 100, throttlingBurstLimit: 100 },
};

/**
 * Rate limits of the stage and of the calls that cost most, each at the paths of its own that gatewayRoutes gives it;
 * the functions keep finer ones per account and address.
 */
export function throttling(
  calls: readonly Call[],
): MethodDeploymentOptions & { methodOptions: Record<string, MethodDeploymentOptions> } {
  const methodOptions = Object.fromEntries(
    calls.flatMap((call) =>
      call.throttle ? pathsOf(call).map((path) => [`${path}/${call.method}`, byKind[call.throttle!]]) : [],
    ),
  );
  return { ...ALL, methodOptions };
}
