/** Lower case, without the marks of Latin letters: `José` is found by `jose`. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .toLowerCase();

/** What was typed, word by word, as words are stored. */
export const typedWords = (text: string): string[] => folded(text).split(/\s+/).filter(Boolean);

/** The words of a name, each whole and by its parts: `Sharma-Roy` is found by `roy`. */
export const wordsOfName = (name: string): string[] =>
  typedWords(name).flatMap((word) => [word, ...word.split(/[^\p{L}\p{M}\p{N}]+/u)]);
