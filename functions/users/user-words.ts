import type { UserItem } from './model.ts';

const MOST_WORDS = 12;

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

/** What typing finds a user by: names, email, phone and company, each from its beginning, in lower case. */
export function wordsOf(
  user: Pick<UserItem, 'firstName' | 'lastName' | 'companyName' | 'email' | 'phoneNumbers'>,
): string[] {
  const phone = user.phoneNumbers.find(({ label }) => label === 'Primary')?.phoneNumber ?? '';
  const words = [
    ...wordsOfName(`${user.firstName} ${user.lastName}`),
    ...typedWords(user.email),
    phone.replace(/\D/g, ''),
    ...wordsOfName(user.companyName ?? ''),
  ];
  return [...new Set(words.filter((word) => word.length > 1))].slice(0, MOST_WORDS);
}
