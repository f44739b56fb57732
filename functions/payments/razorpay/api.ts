import * as z from 'zod/mini';
import type { Actor } from '#functions/actor.ts';
import { askJson } from '#functions/payments/gateways/ask-json.ts';
import type { GatewaySetting } from '#functions/payments/model.ts';
import { config } from '#functions/runtime/config.ts';
import { openSecret } from '#functions/site/secret-store.ts';

interface Question {
  path: string;
  /** Posted as JSON; left out, the path is read. */
  body?: unknown;
  headers?: Record<string, string>;
}

export type AskRazorpay = <S extends z.ZodMiniType>(schema: S, question: Question) => Promise<z.output<S> | undefined>;

/**
 * Asks Razorpay as the site's account, by the keys it has now. Undefined where it refused, could not be asked or
 * answered what nobody can read: that says nothing of the money.
 */
export const razorpayApi =
  (actor: Actor, { keyId }: GatewaySetting): AskRazorpay =>
  async (schema, { path, body, headers }) => {
    const [secret] = await openSecret(actor, 'razorpayKeySecret');
    if (!secret || !keyId) return undefined;
    const answer = await askJson(`${config().RAZORPAY_API}/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${keyId}:${secret}`).toString('base64')}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer?.status !== 200) return undefined;
    const parsed = z.safeParse(schema, answer.body);
    return parsed.success ? parsed.data : undefined;
  };
