/** Capitals and digits that nobody takes for another one; no vowels, so that no words come out. */
const SIGNS = '3479CDFHJKMNPRTVWXY';
/** 900 million codes a site. */
const LENGTH = 7;
/** Bytes beyond the last whole round of the signs would favour the first ones. */
const EVEN = 256 - (256 % SIGNS.length);

/** A code for a user to be known by, short enough to be read out. That it is nobody else's is for its claim to say. */
export function newReferralCode(): string {
  let code = '';
  while (code.length < LENGTH) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1));
    if (byte! < EVEN) code += SIGNS[byte! % SIGNS.length];
  }
  return code;
}

/** A code as somebody used it: in capitals where it can be a user's, else as given (a campaign's). */
export function usedReferralCode(given: string): string {
  const code = given.trim().toUpperCase();
  return isOwnCode(code) ? code : given.trim();
}

/** Whether a code has the form of a user's own. */
export const isOwnCode = (code: string): boolean =>
  code.length === LENGTH && [...code].every((sign) => SIGNS.includes(sign));
