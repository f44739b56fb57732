import type { UserItem } from './model.ts';

/** What typing finds a user by: names, company, email and phone, each from its beginning, in lower case. */
export function wordsOf(
  user: Pick<UserItem, 'firstName' | 'lastName' | 'companyName' | 'email' | 'phoneNumbers'>,
): string[] {
  const phone = user.phoneNumbers.find(({ label }) => label === 'Primary')?.phoneNumber ?? '';
  const words = `${user.firstName} ${user.lastName} ${user.companyName ?? ''} ${user.email} ${phone}`
    .toLowerCase()
    .split(/\s+/);
  return [...new Set(words.filter((word) => word.length > 1))].slice(0, 12);
}
