import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether `signature` (hex) is HMAC-SHA256 of `signed` by one of the keys. Takes as long whatever differs. */
export function isSignedBy(keys: readonly string[], signed: string | Buffer, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  return keys.some((key) => timingSafeEqual(createHmac('sha256', key).update(signed).digest(), given));
}
