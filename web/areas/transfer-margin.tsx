import type { ReactNode } from 'react';
import type { AreaTransferRow } from '#shared/areas/area-transfer.ts';
import { Loss } from '#web/destination/rates/loss.tsx';
import { marginWords } from '#web/destination/rates/margin.ts';

/** What a transfer leaves above its cost, loud where that is less than nothing; empty where nobody said what it costs. */
export function marginOf({ amount, cost }: AreaTransferRow): ReactNode {
  const words = marginWords(amount, cost);
  return cost !== null && amount < cost ? <Loss words={words} /> : words;
}
