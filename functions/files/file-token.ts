import { createHmac, timingSafeEqual } from 'node:crypto';
import { clock } from '#functions/clock.ts';
import { config } from '#functions/runtime/config.ts';
import { SECOND } from '#shared/time.ts';

/** What the bearer of a token may do: fetch one file by a name and type, or put one of exactly a size and type. */
export type FileGrant =
  | { act: 'get'; name: string; fileName: string; contentType: string }
  | { act: 'put'; name: string; contentType: string; bytes: number };

/** Beyond which nothing that was signed here can be. */
const LONGEST_TOKEN = 2_000;

/** The edge's secret signs nothing itself; what is signed here proves nothing there. */
const signature = (secret: string, payload: string): Buffer =>
  createHmac('sha256', createHmac('sha256', secret).update('portolan: links to files').digest())
    .update(payload)
    .digest();

/** A token that grants it for so many seconds, fit for an address. Who holds it needs nothing else. */
export function fileToken(grant: FileGrant, seconds: number): string {
  const until = Math.floor(clock.now() / SECOND) + seconds;
  const payload = Buffer.from(JSON.stringify({ ...grant, until })).toString('base64url');
  const [secret] = config().ORIGIN_SECRET.split(',');
  return `${payload}.${signature(secret!, payload).toString('base64url')}`;
}

/** What a token grants now; undefined for one that was not made here, was changed, or is over. */
export function readFileToken(token: string): FileGrant | undefined {
  const [payload, mac, ...more] = token.split('.');
  if (!payload || !mac || more.length || token.length > LONGEST_TOKEN) return undefined;
  const given = Buffer.from(mac, 'base64url');
  // One spelling a token: what base64 would read in the same way is another.
  if (given.toString('base64url') !== mac) return undefined;
  const isOurs = config()
    .ORIGIN_SECRET.split(',')
    .map((secret) => signature(secret, payload))
    .some((known) => known.length === given.length && timingSafeEqual(known, given));
  if (!isOurs) return undefined;
  const { until, ...grant } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as FileGrant & { until: number };
  return clock.now() < until * SECOND ? grant : undefined;
}

/** The path that a token is used at. */
export const FILES_PATH = '/files/';

/** The token in a path; undefined for any other path. */
export const tokenInPath = (path: string): string | undefined => /^\/files\/([\w-]+\.[\w-]+)$/.exec(path)?.[1];
