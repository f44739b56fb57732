import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { decrypt, encrypt } from './cipher.ts';
import { config } from './config.ts';
import { fileKeeper } from './key-file.ts';
import type { DataKey, KeyKeeper, WrappedKey } from './key-keeper.ts';
import { kmsKeeper } from './key-management.ts';

/** Personal data as it is stored. Deleting `k` erases it: nothing else can open `d`. */
export interface Sealed {
  /** AES-256-GCM over gzipped JSON; another way gets another name. */
  alg: 'A256GCM+gzip';
  k: WrappedKey;
  /** base64, 96 bits. */
  iv: string;
  /** base64: what is encrypted, then the 128-bit tag. */
  d: string;
}

const keepers = new Map<string, KeyKeeper>();

function keeper(): KeyKeeper {
  const setting = config().DATA_KEY;
  const known = keepers.get(setting);
  if (known) return known;
  const made = setting.startsWith('kms:')
    ? kmsKeeper(setting.slice('kms:'.length))
    : fileKeeper(setting.replace(/^file:/, ''));
  keepers.set(setting, made);
  return made;
}

/** A fresh key for one record. `aad` names the record, so that a wrapped key moved to another does not open. */
export const newDataKey = (aad: string): Promise<DataKey> => keeper().make(aad);

/** Encrypts a value as JSON. `aad` binds it to its record. */
export function seal(value: unknown, key: DataKey, aad: string): Sealed {
  const iv = randomBytes(12);
  return {
    alg: 'A256GCM+gzip',
    k: key.wrapped,
    iv: iv.toString('base64'),
    d: encrypt(gzipSync(JSON.stringify(value)), key.plain, iv, aad).toString('base64'),
  };
}

/** Throws where the key, the record or a byte is not the one it was sealed with. */
export function open(sealed: Sealed, plainKey: Buffer, aad: string): unknown {
  return JSON.parse(
    gunzipSync(decrypt(Buffer.from(sealed.d, 'base64'), plainKey, Buffer.from(sealed.iv, 'base64'), aad)).toString(
      'utf8',
    ),
  );
}

/** Encrypts one record's personal data under a key of its own. `aad` names the record, e.g. `booking/<site>/<id>`. */
export const encryptPersonal = async (aad: string, value: unknown): Promise<Sealed> =>
  seal(value, await newDataKey(aad), aad);

/** The value that was sealed for this record. Throws on anything else: that is a defect or tampering. */
export const decryptPersonal = async (aad: string, sealed: Sealed): Promise<unknown> =>
  open(sealed, await keeper().unwrap(sealed.k, aad), aad);

/** Passing troubles of the way to the keys, by the start of a name or a code: what is sealed may well open later. */
const PASSING =
  /^(E[A-Z]+$|Throttl|TooMany|Timeout|Networking|Limit|KMSInternal|DependencyTimeout|AccessDenied|Unrecognized|Expired|Credentials)/;

/**
 * Whether an error of `decryptPersonal` says that this one record cannot be opened: its key is gone, or it was damaged.
 * False where the keys could not be asked at all, which concerns every record.
 */
export function isUnreadable(error: unknown): boolean {
  const { name = '', code = '' } = error as { name?: string; code?: string };
  return !PASSING.test(name) && !PASSING.test(code);
}
