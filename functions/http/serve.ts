import middy from '@middy/core';
import httpRouter, { type Method, type RouteNotFoundResponseFn } from '@middy/http-router';
import type { Context as LambdaContext } from 'aws-lambda';
import { log } from '#functions/runtime/log.ts';
import { pathPattern } from '#shared/path-pattern.ts';
import { fail } from '#shared/errors.ts';
import { refuse } from './envelope.ts';
import type { HttpAnswer, HttpEvent } from './event.ts';
import type { Handled } from './handle.ts';

const ALIAS = '/api/nfs/flights/api/';

/** The flight client's second base path answers as the first (spec: flights-and-shell 7). */
const canonicalPath = (path: string) => (path.startsWith(ALIAS) ? `/flightApi/api/${path.slice(ALIAS.length)}` : path);

export type DomainLambda = (event: HttpEvent, context: LambdaContext) => Promise<HttpAnswer>;

/**
 * One domain's Lambda: its handlers behind one router. A throw is a defect: logged once, answered 500, leaking nothing.
 */
export function serve(handled: readonly Handled[]): DomainLambda {
  const routes = handled.map(({ call, lambda }) => ({
    method: call.method as Method,
    path: call.path,
    handler: (event: HttpEvent) => lambda(event),
  }));
  const allowedAt = allowedMethods(handled);
  // The router's type asks for a throw; it returns what the function returns (read in its source, 6.4.5).
  const notFoundResponse = (({ path }: { path: string }) => {
    const allowed = allowedAt(path);
    return allowed.length
      ? refuse(fail('METHOD_NOT_ALLOWED'), [], { allow: allowed.join(', ') })
      : refuse(fail('NO_SUCH_CALL'));
  }) as unknown as RouteNotFoundResponseFn;
  const lambda = middy<HttpEvent, HttpAnswer>()
    .onError((request) => {
      log.error('call failed', { path: request.event.path, error: request.error as Error });
      request.response = refuse(fail('INTERNAL'));
    })
    .handler(httpRouter<HttpEvent, HttpAnswer>({ routes, notFoundResponse }));
  // Path parameters are the router's to find: API Gateway's own hold `proxy` for the second base path.
  return async (event, context) => {
    const isHead = event.httpMethod === 'HEAD';
    const httpMethod = isHead ? 'GET' : event.httpMethod;
    const asked = { ...event, httpMethod, path: canonicalPath(event.path), pathParameters: null };
    const answer = (await lambda(asked, context)) as HttpAnswer;
    return isHead ? { ...answer, body: '' } : answer;
  };
}

/** Path → the methods that calls answer there; HEAD goes wherever GET does. Empty where no call is. */
function allowedMethods(handled: readonly Handled[]): (path: string) => string[] {
  const known = handled.map(({ call }) => ({ method: call.method, pattern: pathPattern(call.path) }));
  return (path) => {
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
  };
}
