import type { ReactNode } from 'react';
import type { AreaTransferRow } from '#shared/areas/area-transfer.ts';
import { Loss } from '#web/destination/rates/loss.tsx';
import { fullMarginWords, marginBetween, marginWords } from '#web/destination/rates/margin.ts';

/** What a transfer leaves above its cost, loud where that is nothing; empty where nobody said what it costs. */
export function marginOf({ amount, cost, currency }: AreaTransferRow): ReactNode {
  if (cost === null) return '';
  const margin = marginBetween(amount, cost);
  return margin.minor < 0 ? <Loss words={fullMarginWords(margin, currency)} /> : marginWords(amount, cost);
}
