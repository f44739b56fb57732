declare module 'bidi-js' {
  /** UAX 9 levels of a text, a number a UTF-16 unit: even reads from the left, odd from the right. */
  interface Bidi {
    getEmbeddingLevels(text: string, base?: 'ltr' | 'rtl' | 'auto'): { levels: Uint8Array };
    getMirroredCharacter(character: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}
