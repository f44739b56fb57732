import middy from '@middy/core';
import httpRouter, { type Method, type RouteNotFoundResponseFn } from '@middy/http-router';
import type { Context as LambdaContext } from 'aws-lambda';
import { clock } from '#functions/clock.ts';
import { log } from '#functions/runtime/log.ts';
import type { Call } from '#shared/contract.ts';
import { pathPattern } from '#shared/path-pattern.ts';
import { fail } from '#shared/errors.ts';
import { bareAnswer } from './bare-answer.ts';
import { refuse } from './envelope.ts';
import type { HttpAnswer, HttpEvent } from './request/event.ts';
import { answer, type Handled } from './handle.ts';

const ALIAS = '/api/nfs/flights/api/';
const GREEDY = '/{proxy+}';

/** The flight client's second base path answers as the first (spec: flights-and-shell 7). */
const canonicalPath = (path: string) => (path.startsWith(ALIAS) ? `/flightApi/api/${path.slice(ALIAS.length)}` : path);

export type DomainLambda = (event: HttpEvent, context: LambdaContext) => Promise<HttpAnswer>;

/** What a router must know of a call before anybody makes it. */
export interface Route extends Pick<Call, 'name' | 'method' | 'path' | 'throttle' | 'answers'> {
  /** Its contract and its handler, loaded when it is first called. */
  load(): Promise<Handled>;
}

/** One domain's Lambda, of handlers that are loaded already. */
export const serve = (handled: readonly Handled[]): DomainLambda =>
  serveRoutes(
    handled.map((one) => {
      const { name, method, path, throttle, answers } = one.call;
      return { name, method, path, throttle, answers, load: async () => one };
    }),
  );

/**
 * Calls behind one router. A throw is a defect: logged once, answered 500, leaking nothing. Every answer is said in one
 * line of the log by its call's name and the gateway's id of the request: the gateway itself knows no more than a
 * prefix.
 */
export function serveRoutes(known: readonly Route[]): DomainLambda {
  const routes = known.map((route) => ({
    method: route.method as Method,
    path: route.path,
    handler: (event: HttpEvent) => answerOf(route, event),
  }));
  const allowedAt = allowedMethods(known);
  // The router's type asks for a throw; it returns what the function returns (read in its source, 6.4.5).
  const notFoundResponse = (({ path }: { path: string }) => {
    const allowed = allowedAt(path);
    const refused = allowed.length
      ? refuse(fail('METHOD_NOT_ALLOWED'), [], { allow: allowed.join(', ') })
      : refuse(fail('NO_SUCH_CALL'));
    log.info('answered', { call: 'none', status: refused.statusCode });
    return refused;
  }) as unknown as RouteNotFoundResponseFn;
  const lambda = middy<HttpEvent, HttpAnswer>()
    .onError((request) => {
      request.response = defect('none', request.event, request.error);
    })
    .handler(httpRouter<HttpEvent, HttpAnswer>({ routes, notFoundResponse }));
  // Path parameters are the router's to find: API Gateway's own hold `proxy` below a greedy path.
  return async (event, context) => {
    const isHead = event.httpMethod === 'HEAD';
    const httpMethod = isHead ? 'GET' : event.httpMethod;
    const asked = { ...event, httpMethod, path: canonicalPath(event.path), pathParameters: null };
    const answered = (await lambda(asked, context)) as HttpAnswer;
    return isHead ? { ...answered, body: '' } : answered;
  };
}

async function answerOf({ name, throttle, answers, load }: Route, event: HttpEvent): Promise<HttpAnswer> {
  const startedAt = clock.now();
  const say = (said: HttpAnswer) => {
    const ms = clock.now() - startedAt;
    log.info('answered', { call: name, status: said.statusCode, ms, request: requestOf(event) });
    return said;
  };
  // Written in another way (`l%6Fgin`) its path ends at a greedy one, past the limit that its own has.
  if (throttle && event.resource?.endsWith(GREEDY)) return say(refuse(fail('NO_SUCH_CALL')));
  try {
    return say(await answer(await load(), event));
  } catch (error) {
    const refused = defect(name, event, error);
    return say(answers === 'bare' ? bareAnswer(refused, event) : refused);
  }
}

/** The id of a request in the gateway's own log. */
const requestOf = (event: HttpEvent): string | undefined => event.requestContext?.requestId;

function defect(call: string, event: HttpEvent, error: unknown): HttpAnswer {
  log.error('call failed', { call, request: requestOf(event), error: error as Error });
  return refuse(fail('INTERNAL'));
}

/** Path → the methods that calls answer there; HEAD goes wherever GET does. Empty where no call is. */
function allowedMethods(known: readonly Route[]): (path: string) => string[] {
  const patterns = known.map(({ method, path }) => ({ method, pattern: pathPattern(path) }));
  return (path) => {
    const methods = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
  };
}
