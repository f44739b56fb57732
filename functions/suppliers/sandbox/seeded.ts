/**
 * 32 bits that depend on every character of every part (FNV-1a with murmur's finish), so that equal questions have
 * equal answers.
 */
export function hashOf(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    const text = `${part}\u0000`;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number in [0, 1) that the parts decide. */
export const fraction = (...parts: (string | number)[]): number => hashOf(...parts) / 2 ** 32;

/** `length` letters or digits of an alphabet that the parts decide. */
export const letters = (alphabet: string, length: number, ...parts: (string | number)[]): string =>
  Array.from({ length }, (_, i) => alphabet[hashOf(i, ...parts) % alphabet.length]!).join('');
