import * as z from 'zod/mini';
import { isOneLine } from '../../one-line.ts';
import { isHostName } from '../is-host-name.ts';

/** A text on one line, at most so many characters; spaces around it go. Empty is allowed. */
export const line = (most: number) =>
  z.string().check(
    z.overwrite((text) => text.normalize('NFC').trim()),
    z.maxLength(most),
    z.refine(isOneLine, 'Please use visible characters, on one line.'),
  );

/** The same where something must stand. */
export const filledLine = (most: number) => line(most).check(z.minLength(1));

const isHttps = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && isHostName(hostname) && !username && !password;
};

/** A whole web address by https, without a user's name in it. */
export const httpsAddress = z
  .string()
  .check(z.trim(), z.maxLength(500), z.refine(isHttps, 'Please enter a full address that starts with https://.'));

/** The same, or nothing. */
export const httpsAddressOrNone = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine((text) => text === '' || isHttps(text), 'Please enter a full address that starts with https://.'),
);

/** HTML of a site's own; what may not stand in it is taken out when it is stored. */
export const html = (most: number) =>
  z.string().check(z.maxLength(most, `This is too long: please use at most ${most.toLocaleString('en')} characters.`));
