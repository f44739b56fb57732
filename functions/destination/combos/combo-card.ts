import type { ComboItem } from '../catalogue-model.ts';

/** A combo out of its row, without what only the table needs. */
export const comboOf = (row: ComboItem): ComboItem => ({
  id: row.id,
  name: row.name,
  amount: row.amount,
  tourOptions: row.tourOptions,
  isDeactivated: row.isDeactivated,
  version: row.version,
  createdAt: row.createdAt,
});

/** One text, because a page read attribute by attribute takes longer than the table's answer. */
export const packedCombo = (item: ComboItem): string => JSON.stringify(comboOf(item));
export const unpackCombo = (card: string): ComboItem => JSON.parse(card) as ComboItem;
