import type { Partition, Carded } from '#functions/table/key.ts';
import { type PageRequest, queryPage } from '#functions/table/read.ts';
import type { NumberedPage } from '#shared/lists/pages.ts';
import { type Numbers, numbersOfPage, paddedNumber, totalOf } from './numbers-of-page.ts';
import { pageOf } from './pages.ts';

/** A list's row keeps its card as one text (see packed-card.ts of its domain). */
type Unpack<Card> = (card: string) => Card;

/** One page of a list's cards: one Query. */
export async function readCards<Card>(
  list: Partition<Carded>,
  unpack: Unpack<Card>,
  page: Omit<PageRequest, 'fields'>,
): Promise<{ cards: Card[]; cursor: string | undefined }> {
  const { items, cursor } = await queryPage(list, { ...page, fields: ['card'] });
  return { cards: items.map(({ card }) => unpack(card)), cursor };
}

export interface NumberedList<Card> {
  list: Partition<Carded>;
  unpack: Unpack<Card>;
  /** What its sort keys are, padded. The first page does not wait for them. */
  numbers: Numbers | Promise<Numbers>;
  /** From 1. */
  page: number;
  /** Rows of a page. */
  size: number;
}

/**
 * Page n of a numbered list, newest first: one Query of one key range, which costs the same wherever the page is. A page
 * beyond the end is empty and costs nothing.
 */
export async function readNumberedPage<Card>(asked: NumberedList<Card>): Promise<NumberedPage<Card>> {
  const { list, unpack, page, size } = asked;
  if (page === 1) return firstPage(asked);
  const numbers = await asked.numbers;
  const range = numbersOfPage(numbers, page, size);
  const { cards } = range
    ? await readCards(list, unpack, {
        from: paddedNumber(range.from),
        to: paddedNumber(range.to),
        descending: true,
      })
    : { cards: [] };
  return pageOf(cards, totalOf(numbers), page, size);
}

/** The newest rows are found without their numbers: they are read beside them. */
async function firstPage<Card>({ list, unpack, size, ...asked }: NumberedList<Card>): Promise<NumberedPage<Card>> {
  const [numbers, { cards }] = await Promise.all([
    asked.numbers,
    readCards(list, unpack, { descending: true, limit: size }),
  ]);
  const total = totalOf(numbers);
  return pageOf(cards.slice(0, total), total, 1, size);
}
