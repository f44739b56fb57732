import { createHash } from 'node:crypto';
import type { Context as LambdaContext } from 'aws-lambda';
import type { UserActor } from '#functions/actor.ts';
import { hashSecret } from '#functions/actors/hash-secret.ts';
import { makeJob } from '#functions/actors/job.ts';
import { makeUser } from '#functions/actors/user.ts';
import type { HttpAnswer, HttpEvent } from '#functions/http/request/event.ts';
import { config } from '#functions/runtime/config.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { commit } from '#functions/table/commit.ts';
import { closeSessionWrites, openSessionWrites } from '#functions/users/session-writes.ts';
import type { UserItem } from '#functions/users/model.ts';
import { readUserByEmail } from '#functions/users/store.ts';
import type { Call, Envelope, WireRequestOf } from '#shared/contract.ts';
import { domains } from '../../domains.ts';
import { demoAccounts } from '../accounts.ts';
import type { DemoSite } from '../sites.ts';
import type { Moment } from './moment.ts';

/** Where a step of a demo site's life is carried out, and when. */
export interface Stage {
  site: DemoSite;
  moment: Moment;
}

/** Somebody at work on a page of the site. */
export interface Visit {
  /** Undefined: not signed in. */
  actor: UserActor | undefined;
  /** Makes a call through its domain's Lambda, pipeline and all. By a key its repeat has the same answer. */
  call<C extends Call>(call: C, body: WireRequestOf<C>, key?: string): Promise<Answer<C>>;
}
export type Answer<C extends Call> = Envelope<ResultOf<C>>;
type ResultOf<C extends Call> = C['response'] extends { _zod: { input: infer I } } ? I : never;

/** Says what went otherwise than such a life has it. The step is left out, the rest goes on. */
export class OutOfPlace extends Error {}

/** What a call answered; throws where it refused. */
export function resultOf<C extends Call>(call: C, answer: Answer<C>): ResultOf<C> {
  if (answer.success && answer.result !== null) return answer.result;
  throw new OutOfPlace(`${call.name} answered ${answer.errorCode} ${JSON.stringify(answer.errors ?? {})}`);
}

export const staffOf = ({ site }: Stage): string =>
  demoAccounts.find((account) => account.site === site.head.site && account.userType === 'staff')!.email;

/** A worker of the site. */
export async function jobOf({ site }: Stage) {
  const job = await makeJob(site.head.site, 'life');
  if (!job) throw new OutOfPlace(`there is no site ${site.head.site}`);
  return job;
}

export async function userOf(stage: Stage, email: string): Promise<UserItem> {
  const user = await readUserByEmail(await jobOf(stage), email);
  if (!user) throw new OutOfPlace(`${email} is nobody here`);
  return user;
}

/** A visit of the user with this email (empty: of nobody known), with a session that ends with it. */
export async function visit<T>(stage: Stage, email: string, work: (visit: Visit) => Promise<T>): Promise<T> {
  if (!email) return work({ actor: undefined, call: (call, body, key) => send(stage, call, body, { key }) });
  const [job, user] = [await jobOf(stage), await userOf(stage, email)];
  const { token, writes } = openSessionWrites(job, user);
  await commit(job, writes);
  const hash = hashSecret(token.split('.')[1]!);
  try {
    return await work({
      actor: makeUser(stage.site.head, user, hash),
      call: (call, body, key) => send(stage, call, body, { token, key }),
    });
  } finally {
    await commit(job, closeSessionWrites(job, hash));
  }
}

async function send<C extends Call>(
  stage: Stage,
  call: C,
  body: WireRequestOf<C>,
  by: Pick<Sent, 'token' | 'key'>,
): Promise<Answer<C>> {
  const lambda = domains[call.name.split('/')[0]!]!;
  const event = eventOf(stage, { method: call.method, path: call.path, body: JSON.stringify(body), ...by });
  const answer = JSON.parse((await lambda(event, lambdaContext)).body) as Answer<C>;
  // Nothing of the demo's: the table is out of reach, or a defect. The step is begun again by the next start.
  if (answer.errorCode === 'INTERNAL') throw new Error(`${call.name} failed`);
  return answer;
}

/** A form sent from one of the site's pages. */
export const sendForm = (
  { site }: Pick<Stage, 'site'>,
  page: (event: HttpEvent, context: LambdaContext) => Promise<HttpAnswer>,
  path: string,
  fields: Record<string, string>,
): Promise<HttpAnswer> =>
  page(eventOf({ site }, { method: 'POST', path, body: new URLSearchParams(fields).toString() }), lambdaContext);

interface Sent {
  method: string;
  path: string;
  body: string;
  token?: string | undefined;
  key?: string | undefined;
}

/** As the gateway of the embedded platform makes one of a browser's request. */
function eventOf({ site }: Pick<Stage, 'site'>, { method, path, body, token, key }: Sent): HttpEvent {
  const origin = siteOrigin(site.data);
  return {
    httpMethod: method,
    path,
    resource: path,
    headers: {
      'x-site-host': site.data.domain,
      'x-site-origin': origin,
      'x-origin-secret': config().ORIGIN_SECRET.split(',')[0]!,
      'site-id': site.head.site,
      'content-type': 'application/json',
      origin,
      ...(token && { 'auth-token': token }),
      ...(key && { 'idempotency-key': key }),
    },
    multiValueHeaders: {},
    queryStringParameters: null,
    multiValueQueryStringParameters: null,
    pathParameters: null,
    stageVariables: null,
    body,
    isBase64Encoded: false,
    requestContext: { identity: { sourceIp: '' } } as HttpEvent['requestContext'],
  };
}

const lambdaContext = { awsRequestId: 'life', getRemainingTimeInMillis: () => 29_000 } as LambdaContext;

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The search id of a sale or look: the same however often the step is begun. */
export const searchIdOf = ({ site }: Stage, ...parts: (string | number)[]): string =>
  [
    ...createHash('sha256')
      .update([site.head.site, ...parts].join(' '))
      .digest(),
  ]
    .slice(0, 26)
    .map((byte) => ALPHABET[byte & 31])
    .join('');
