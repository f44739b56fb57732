import { typedWords, wordsOfName } from '#functions/lists/words.ts';
import type { UserItem } from './model.ts';

const MOST_WORDS = 12;

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
