import { createHash, randomInt } from 'node:crypto';

/** Seconds that a code of the app is shown (RFC 6238). */
const PERIOD = 30;
/** Steps that a clock may be ahead or behind. */
const SKEW = 1;
const SECRET_BYTES = 20;

/** Capitals and digits that nobody takes for another one: 5 bits each. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const RECOVERY_CODES = 10;
/** 80 bits: a hash of them is not to be guessed. */
const RECOVERY_LENGTH = 16;

/** A new secret, 160 bits in base32, and the address that a QR code tells an authenticator app. */
export async function newAppSecret(siteName: string, email: string): Promise<{ secret: string; uri: string }> {
  const { Secret, TOTP } = await import('otpauth');
  const secret = new Secret({ size: SECRET_BYTES });
  // A colon would end the issuer.
  const totp = new TOTP({ issuer: siteName.replaceAll(':', ' '), label: email, secret, period: PERIOD });
  return { secret: secret.base32, uri: totp.toString() };
}

/** The step (30 s each since 1970) whose code this is, of the present one and its neighbours; undefined for none. `now` in ms. */
export async function stepOfCode(secret: string, code: string, now: number): Promise<number | undefined> {
  const { Secret, TOTP } = await import('otpauth');
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period: PERIOD,
    timestamp: now,
    window: SKEW,
  });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp: now }) + delta;
}

const newRecoveryCode = () => Array.from({ length: RECOVERY_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** What is kept of a recovery code as it was typed, without what only helps to read it. */
export const hashRecoveryCode = (userId: string, code: string): string =>
  createHash('sha256').update(`${userId} ${code}`).digest('hex');

/** Ten codes as they are shown once, four signs at a time, and what is kept of them. */
export function newRecoveryCodes(userId: string): { codes: string[]; hashes: Record<string, true> } {
  const made = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  return {
    codes: made.map((code) => code.match(/.{4}/g)!.join('-')),
    hashes: Object.fromEntries(made.map((code) => [hashRecoveryCode(userId, code), true])),
  };
}
