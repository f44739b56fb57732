import * as z from 'zod/mini';

/** What a site may keep sealed, each for the one function that needs it. */
export const secretNames = ['sandboxGatewayKey', 'duffelToken', 'duffelWebhookSecret'] as const;
export type SecretName = (typeof secretNames)[number];

export const secretLabels: Readonly<Record<SecretName, string>> = {
  sandboxGatewayKey: 'Signing key of the sandbox gateway',
  duffelToken: 'Duffel token',
  duffelWebhookSecret: 'Duffel webhook secret',
};

/** What a Duffel token sells: its test tokens sell flights that nobody flies. Undefined: it is no token of Duffel's. */
export const flightSalesOf = (token: string): 'test' | 'live' | undefined =>
  /^duffel_(test|live)_[\w-]+$/.exec(token)?.[1] as 'test' | 'live' | undefined;

/** Fewer signs are no secret. */
const LEAST = 16;

/** Whether a secret may be taken away: what the site works by without one says so. */
const mayGo = (name: SecretName): boolean => name !== 'sandboxGatewayKey';

/** A secret to be kept in place of the one there is. It is never shown again. */
export const secretsPart = z
  .strictObject({
    /** Which secret it is. */
    name: z.enum(secretNames),
    /** The secret itself, 16 to 200 signs without spaces; empty takes the one of a supplier away. */
    secret: z.string().check(
      z.trim(),
      z.refine((text) => text === '' || text.length >= LEAST, `Please use at least ${LEAST} characters.`),
      z.maxLength(200),
      z.regex(/^[\x21-\x7e]*$/, 'Please use letters, digits and symbols, without spaces.'),
    ),
  })
  .check(
    z.refine(({ name, secret }) => secret !== '' || mayGo(name), {
      path: ['secret'],
      error: 'This is required field.',
    }),
  );
