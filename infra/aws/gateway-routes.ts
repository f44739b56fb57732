import type { Call } from '#shared/contract.ts';
import { functionFor } from './function-shapes.ts';

/** The flight client's second base path (spec: flights-and-shell 7). */
export const ALIAS = '/api/nfs/flights/api/';
export const ALIASED = '/flightApi/api/';

/** A route of the REST API: one call's own path, or by `{proxy+}` whatever else lies below a prefix. */
export interface GatewayRoute {
  path: string;
  functionName: string;
  /** The calls whose own path it is: one, or one a method. Empty of a greedy route. */
  calls: readonly Call[];
}

/** The paths a call is asked at: its own and, of the flight client's, the second. */
export const pathsOf = ({ path }: Pick<Call, 'path'>): string[] =>
  path.startsWith(ALIASED) ? [path, path.replace(ALIASED, ALIAS)] : [path];

/** A step of the paths' tree, with the calls that end there. */
interface Step {
  calls: Call[];
  steps: Map<string, Step>;
}
const newStep = (): Step => ({ calls: [], steps: new Map() });

/** As deep as a prefix must be to be one function's: `/api` alone says of nothing whose it is. */
const SHALLOWEST = 2;

/**
 * The routes to the functions. A prefix is one greedy route: to the function that answers all below it or, where
 * several do, to the one that has most of it. A path of its own has only what such a prefix does not answer, and what
 * is throttled, which API Gateway does by path. Nothing relies on API Gateway going back from a path of its own to a
 * greedy one above.
 */
export function gatewayRoutes(calls: readonly Call[]): GatewayRoute[] {
  const root = newStep();
  for (const call of calls) {
    for (const path of pathsOf(call)) {
      let at = root;
      for (const name of path.split('/').filter(Boolean)) {
        if (!at.steps.has(name)) at.steps.set(name, newStep());
        at = at.steps.get(name)!;
      }
      at.calls.push(call);
    }
  }
  return [...root.steps].flatMap(([name, step]) => routesAt(`/${name}`, step, 1));
}

/** `covering`: the function whose greedy route answers here as long as no route stands at this step or below it. */
function routesAt(path: string, step: Step, depth: number, covering?: string): GatewayRoute[] {
  if (covering && callsFrom(step).every((call) => !call.throttle && functionFor(call) === covering)) return [];
  const own = step.calls.length ? [{ path, functionName: functionFor(step.calls[0]!), calls: step.calls }] : [];
  const greedy = depth >= SHALLOWEST ? ownerOf(step) : undefined;
  return [
    ...own,
    ...(greedy ? [{ path: `${path}/{proxy+}`, functionName: greedy, calls: [] }] : []),
    ...[...step.steps].flatMap(([name, next]) => routesAt(`${path}/${name}`, next, depth + 1, greedy)),
  ];
}

const callsFrom = (step: Step): Call[] => [...step.calls, ...callsBelow(step)];
const callsBelow = ({ steps }: Step): Call[] => [...steps.values()].flatMap(callsFrom);

/** The function of all that is below a step, or of most calls that end one step below it; the first by name of equals. */
function ownerOf(step: Step): string | undefined {
  const below = callsBelow(step).filter(({ throttle }) => !throttle);
  const [first, ...others] = new Set(below.map(functionFor));
  if (!others.length) return first;
  const next = [...step.steps.values()].flatMap(({ calls }) => calls).filter(({ throttle }) => !throttle);
  const counts = new Map<string, number>();
  for (const call of next) counts.set(functionFor(call), (counts.get(functionFor(call)) ?? 0) + 1);
  return [...counts].sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))[0]?.[0];
}
