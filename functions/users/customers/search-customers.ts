import type { Scope } from '#functions/scope.ts';
import { drive } from '#functions/lists/drive.ts';
import { customerByNumber, customersByClaims, customersByWord } from '../customer-store.ts';
import { readUserCards } from '../store.ts';
import type { UserWordCard } from '../model.ts';
import type { UserCard } from '../user-card.ts';
import { typedWords, wordsOfName } from '#functions/lists/words.ts';

const MOST_SHOWN = 25;
/** What the index finds a word by. */
const LEAST_LETTERS = 2;
/** Nine digits are all a customer number has. */
const CUSTOMER_NUMBER = /^\d{1,9}$/;
/** How people write a phone number. */
const PHONE = /^\+?[\d\s().-]{4,24}$/;

/**
 * Users by what staff type: first whoever has this very customer number, email or phone, then who has words beginning
 * so. One Query of words drives, the other words are held against what stands beside it; a bounded amount is read.
 */
export async function searchCustomers(scope: Scope, query: string): Promise<{ cards: UserCard[]; hasMore: boolean }> {
  const [exact, begun] = await Promise.all([findExactly(scope, query), findTyped(scope, query)]);
  const ids = [...new Set([...exact, ...begun.ids])];
  const shown = ids.slice(0, MOST_SHOWN);
  const cards = await readUserCards(scope.actor, shown);
  return {
    cards: shown.flatMap((id) => cards.get(id) ?? []),
    hasMore: ids.length > shown.length || begun.hasMore,
  };
}

async function findExactly(scope: Scope, query: string): Promise<string[]> {
  const number = CUSTOMER_NUMBER.test(query) ? Number(query) : 0;
  const phones = PHONE.test(query) ? [`+${query.replace(/\D/g, '')}`] : [];
  const [numbered, claimants] = await Promise.all([
    number ? customerByNumber(scope, number) : undefined,
    customersByClaims(scope, query.includes('@') ? query : '', phones),
  ]);
  return [...(numbered ? [numbered.userId] : []), ...claimants];
}

/** As it was typed; a phone number that nobody has so also without the zero that is dialled before it at home. */
async function findTyped(scope: Scope, query: string) {
  const found = await findByWords(scope, query);
  const atHome = PHONE.test(query) ? query.replace(/\D/g, '').replace(/^0+/, '') : '';
  const isOther = atHome !== '' && query.trimStart().startsWith('0');
  return found.ids.length === 0 && isOther ? findByWords(scope, atHome) : found;
}

async function findByWords(scope: Scope, query: string): Promise<{ ids: string[]; hasMore: boolean }> {
  const typed = PHONE.test(query) ? [query.replace(/\D/g, '')] : typedWords(query);
  const driver = typed.reduce((best, word) => (word.length > best.length ? word : best), '');
  if (driver.length < LEAST_LETTERS) return { ids: [], hasMore: false };
  const others = typed.filter((word) => word !== driver);
  const seen = new Set<string>();
  const { cursor } = await drive<UserWordCard>({
    read: (page) => customersByWord(scope, driver, page),
    fits: (card) => {
      // One user may have several words that begin so.
      const isNew = !seen.has(card.userId) && others.every((word) => hasWord(card, word));
      if (isNew) seen.add(card.userId);
      return isNew;
    },
    isNarrowed: true,
    wanted: MOST_SHOWN + 1,
  });
  return { ids: [...seen], hasMore: cursor !== undefined };
}

const hasWord = ({ name, email, companyName }: UserWordCard, beginning: string): boolean =>
  [...wordsOfName(`${name} ${companyName}`), ...typedWords(email)].some((word) => word.startsWith(beginning));
