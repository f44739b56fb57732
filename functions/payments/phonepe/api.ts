import * as z from 'zod/mini';
import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { askJson, type JsonAnswer } from '#functions/payments/gateways/ask-json.ts';
import type { GatewaySetting } from '#functions/payments/model.ts';
import { config } from '#functions/runtime/config.ts';
import { openSecret } from '#functions/site/secret-store.ts';
import { MINUTE } from '#shared/time.ts';
import { phonepeToken } from './shapes.ts';

interface Question {
  path: string;
  /** Posted as JSON; left out, the path is read. */
  body?: unknown;
}

/** What PhonePe answered; `unknown` where it says that it knows no such thing. */
export type Heard<T> = { heard: T; isUnknown?: undefined } | { heard?: undefined; isUnknown: boolean };
export type AskPhonepe = <S extends z.ZodMiniType>(schema: S, question: Question) => Promise<Heard<z.output<S>>>;

/** Tokens by the keys that they were given for, each until a minute before it ends, ms since 1970. */
const tokens = new Map<string, { token: string; until: number }>();
const MOST_TOKENS = 500;
const USUAL_LIFE = 10 * MINUTE;

async function tokenFor(actor: Actor, { keyId = '', clientVersion = '' }: GatewaySetting, isRefused: boolean) {
  const [secret] = await openSecret(actor, 'phonepeClientSecret');
  if (!secret || !keyId) return undefined;
  const keptAs = [actor.site, keyId, clientVersion, secret].join('\n');
  const known = tokens.get(keptAs);
  if (known && known.until > clock.now() && !isRefused) return known.token;
  const answer = await askJson(`${config().PHONEPE_IDENTITY}/v1/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      client_id: keyId,
      client_version: clientVersion,
      client_secret: secret,
      grant_type: 'client_credentials',
    }).toString(),
  });
  const parsed = answer?.status === 200 ? z.safeParse(phonepeToken, answer.body) : undefined;
  if (!parsed?.success) return undefined;
  const { access_token: token, expires_at: endsAt } = parsed.data;
  if (tokens.size >= MOST_TOKENS) tokens.clear();
  tokens.set(keptAs, { token, until: endsAt ? endsAt * 1000 - MINUTE : clock.now() + USUAL_LIFE });
  return token;
}

/**
 * Asks PhonePe as the site's merchant, by the keys it has now. Nothing is heard where it refused, could not be asked or
 * answered what nobody can read: that says nothing of the money.
 */
export const phonepeApi =
  (actor: Actor, setting: GatewaySetting): AskPhonepe =>
  async (schema, question) => {
    const first = await asked(await tokenFor(actor, setting, false), question);
    // A token may be taken back before its time.
    const answer = first?.status === 401 ? await asked(await tokenFor(actor, setting, true), question) : first;
    if (answer?.status !== 200) return { isUnknown: answer?.status === 404 || isNotFound(answer) };
    const parsed = z.safeParse(schema, answer.body);
    return parsed.success ? { heard: parsed.data } : { isUnknown: false };
  };

async function asked(token: string | undefined, { path, body }: Question): Promise<JsonAnswer | undefined> {
  if (!token) return undefined;
  return askJson(`${config().PHONEPE_API}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `O-Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** PhonePe says so by a code of its own, under a status that varies. */
const isNotFound = (answer: JsonAnswer | undefined): boolean =>
  answer?.status === 400 && /NOT_FOUND/.test(String((answer.body as { code?: unknown } | null)?.code));
