import type { Context as LambdaContext } from 'aws-lambda';
import * as z from 'zod/mini';
import { octoErrors } from '#functions/http/bare-answer.ts';
import type { HttpAnswer, HttpEvent } from '#functions/http/request/event.ts';
import type { DomainLambda } from '#functions/http/serve.ts';
import { domains } from '#infra/local/domains.ts';
import { type FailureCode, failures } from '#shared/errors.ts';
import type { Call, Envelope, WireRequestOf } from '#shared/contract.ts';
import { type TestSiteName, testSites } from './test-sites.ts';
import type { TestUser } from './test-user.ts';

export const ORIGIN_SECRET = 'the-edge-proves-itself';
export const SESSION_COOKIE = '__Host-portolan';

export interface CallRequest<C extends Call> {
  site: TestSiteName;
  call: C;
  /** What the wire carries; path parameters stand in it by their names. */
  body?: WireRequestOf<C>;
  /**
   * Signed in with the session cookie, as a page is; `token` sends it in the `auth-token` header, as an API client
   * does.
   */
  as?: TestUser | { token: string };
  /** Override or add to what a page sends; undefined leaves one out. */
  headers?: Record<string, string | undefined>;
  /** The body to the letter, where `body` cannot say it. */
  rawBody?: string;
  /** Client address, for rate limits. */
  address?: string;
}

export interface CallAnswer<C extends Call = Call> extends Envelope<z.input<C['response']>> {
  status: number;
  headers: Record<string, string>;
  /** `Set-Cookie` lines. */
  cookies: string[];
}

/** The Lambda of a call's domain; what it answers bare is put into the envelope. */
export function lambdaOf(call: Call): DomainLambda {
  const lambda = domains[call.name.split('/')[0]!];
  if (!lambda) throw new Error(`no domain answers ${call.name}`);
  return call.answers === 'bare' ? enveloped(lambda) : lambda;
}

/** The API Gateway event that a page of the site would cause. */
export function eventOf<C extends Call>({
  site,
  call,
  body,
  as,
  headers = {},
  rawBody,
  address = '192.0.2.1',
}: CallRequest<C>): HttpEvent {
  const { host, origin } = testSites[site];
  const left = { ...(body as Record<string, unknown> | undefined) };
  const path = call.path.replace(/\{(\w+)\+?\}/g, (_, name: string) => {
    const value = String(left[name] ?? '');
    delete left[name];
    return encodeURIComponent(value);
  });
  const isPost = call.method === 'POST';
  // Whatever a body holds: only what goes into a query becomes text.
  const query = Object.fromEntries(
    Object.entries(isPost ? {} : left)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  const sent: Record<string, string | undefined> = {
    'x-site-host': host,
    'x-site-origin': origin,
    'x-origin-secret': ORIGIN_SECRET,
    'site-id': site,
    origin: call.method === 'GET' ? undefined : origin,
    'content-type': isPost ? 'application/json; charset=UTF-8' : undefined,
    ...(as &&
      ('item' in as ? { cookie: `${SESSION_COOKIE}=${as.token}; portolan-signed-in=1` } : { 'auth-token': as.token })),
    ...headers,
  };
  return {
    httpMethod: call.method,
    path,
    resource: call.path,
    headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
    multiValueHeaders: {},
    queryStringParameters: isPost || !Object.keys(query).length ? null : query,
    multiValueQueryStringParameters: null,
    pathParameters: null,
    stageVariables: null,
    body: isPost ? (rawBody ?? JSON.stringify(left)) : null,
    isBase64Encoded: false,
    requestContext: { identity: { sourceIp: address }, requestId: 'test' },
  } as unknown as HttpEvent;
}

const lambdaContext = {
  awsRequestId: 'test',
  functionName: 'test',
  getRemainingTimeInMillis: () => 29_000,
} as unknown as LambdaContext;

/** Sends an event through a Lambda and reads its envelope. */
export async function sendEvent<C extends Call>(lambda: DomainLambda, event: HttpEvent): Promise<CallAnswer<C>> {
  const answer: HttpAnswer = await lambda(event, lambdaContext);
  const envelope = JSON.parse(answer.body) as Envelope<z.input<C['response']>>;
  return {
    ...envelope,
    status: answer.statusCode,
    headers: (answer.headers ?? {}) as Record<string, string>,
    cookies: (answer.multiValueHeaders?.['set-cookie'] ?? []) as string[],
  };
}

/** Makes a call the way a page of the site does: through the domain's deployed Lambda, pipeline and all. */
export const callHttp = async <C extends Call>(request: CallRequest<C>): Promise<CallAnswer<C>> =>
  sendEvent<C>(lambdaOf(request.call), eventOf(request));

/** Answers that come bare, in the envelope that all others have. */
const enveloped =
  (lambda: DomainLambda): DomainLambda =>
  async (event, context) => {
    const answer = await lambda(event, context);
    if (answer.body === '') return answer;
    const body: unknown = JSON.parse(answer.body);
    return { ...answer, body: JSON.stringify(answer.statusCode < 400 ? succeeded(body) : refused(body)) };
  };

const succeeded = (result: unknown): Envelope => ({ success: true, result, message: '', errorCode: null });

function refused(body: unknown): Envelope {
  const { error, errorMessage } = body as { error: string; errorMessage: string };
  return { success: false, result: null, message: errorMessage, errorCode: ourCode(error, errorMessage), errorMessage };
}

/** Several of our codes have one name there: their sentences tell them apart. */
function ourCode(error: string, said: string): string {
  const named = (Object.keys(failures) as FailureCode[]).filter((code) => (octoErrors[code] ?? code) === error);
  return named.find((code) => said.startsWith(failures[code].message)) ?? error;
}
