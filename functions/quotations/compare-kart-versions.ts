import type { UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { compareKartVersions } from '#shared/quotations/compare-kart-versions.ts';
import type { SentQuotation } from './model.ts';
import { sentQuotation, unpackQuotation } from './sent-quotation.ts';
import { readKart, readVersion } from './store.ts';

export const compareKartVersionsHandler = handle(compareKartVersions, async (actor, { id, before, after }) => {
  const [one, other] = await Promise.all([sideOf(actor, id, before), sideOf(actor, id, after)]);
  return one && other ? ok({ before: one, after: other }) : fail('NOT_FOUND');
});

/** A version as it was sent; 0: the builder as it would be. Undefined where there is none. */
async function sideOf(actor: UserActor, id: string, number: number) {
  if (number === 0) {
    const kart = await readKart(actor, id);
    return kart && shown({ number, sentAt: '', currency: kart.head.currency }, await sentQuotation(actor, kart));
  }
  const version = await readVersion(actor, id, number);
  return version && shown(version, unpackQuotation(version.packed));
}

const shown = (
  { number, sentAt, currency }: { number: number; sentAt: string; currency: string },
  { kartName, arrivalDate, lines, charges, total }: SentQuotation,
) => ({
  ...{ number, sentAt, currency, kartName, arrivalDate, lines, charges, total },
  linesTotal: lines.reduce((sum, { price }) => sum + price, 0),
});
