import type { CartItem } from './model.ts';

const orderOf = ({ date, timeSlot, id }: CartItem): string => `${date}#${timeSlot}#${id}`;

/** Items of a cart as they follow each other: by day and time, those of one moment as they were put in. */
export const inOrder = (items: readonly CartItem[]): readonly CartItem[] =>
  items.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
