import { createCipheriv, createDecipheriv } from 'node:crypto';

const TAG = 16;

/** AES-256-GCM; the 128-bit tag follows the ciphertext. */
export function encrypt(plain: Buffer, key: Buffer, iv: Buffer, aad: string): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(aad));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws where key, iv, aad or a byte differ. */
export function decrypt(sealed: Buffer, key: Buffer, iv: Buffer, aad: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG }).setAAD(Buffer.from(aad));
  decipher.setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
}
