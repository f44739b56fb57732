import type { Actor } from '#functions/actor.ts';
import { kartKeys } from '#functions/quotations/keys.ts';
import { kartAad } from '#functions/quotations/show-kart.ts';
import { decryptPersonal } from '#functions/runtime/data-keys.ts';
import { getItem } from '#functions/table/read.ts';

/** Path within the app of a quotation's page for its customer; undefined where it was never sent, or the link was ended. */
export async function readQuotationPath(actor: Actor, id: string): Promise<string | undefined> {
  const link = await getItem(kartKeys.quoteLink(actor, id));
  if (!link || link.isEnded) return undefined;
  return `/quotation/${id}-${(await decryptPersonal(kartAad(actor, id), link.sealed)) as string}`;
}
