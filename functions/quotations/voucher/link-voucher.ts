import type { Actor } from '#functions/actor.ts';
import type { VoucherSheet } from '#shared/quotations/voucher-sheet.ts';
import type { KartItem } from '../model.ts';
import { quotationIssuer } from '../quoted-version.ts';
import { readKart } from '../store.ts';

import { voucherSheetOf } from './sheet.ts';

/** What a quotation's link shows of its voucher; null where it is not vouchered. */
export async function linkVoucher(actor: Actor, head: KartItem): Promise<VoucherSheet | null> {
  if (head.state !== 'VOUCHERED') return null;
  const [kart, issuer] = await Promise.all([
    readKart(actor, head.id),
    quotationIssuer(actor, head, head.isAgentBranding),
  ]);
  return (kart && voucherSheetOf(kart, issuer.contact)) ?? null;
}
