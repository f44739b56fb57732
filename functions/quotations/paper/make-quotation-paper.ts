import type { Actor } from '#functions/actor.ts';
import type { PaperFile } from '#functions/bookings/make-ticket-paper.ts';
import { clock } from '#functions/clock.ts';
import { letterheadLogo } from '#functions/files/letterhead-logo.ts';
import { readSite } from '#functions/site/store.ts';
import { dayIn } from '#shared/time.ts';
import type { KartItem, SentVersion } from '../model.ts';
import { quotationIssuer, quotedAs } from '../quoted-version.ts';
import { packQuotation, sentQuotation, unpackQuotation } from '../sent-quotation.ts';
import { readHead, readKart, readVersion } from '../store.ts';

interface Wish {
  id: string;
  /** A sent version; left out, the builder as it stands. */
  number?: number;
  /** Only of a version that was not withdrawn. */
  isStanding?: boolean;
}

/**
 * A quotation as a PDF, with as much of its price as its breakup shows; undefined where it is not there. Whoever asks
 * may see it: that was asked before.
 */
export async function makeQuotationPaper(actor: Actor, wish: Wish): Promise<PaperFile | undefined> {
  const found = await versionOf(actor, wish);
  if (!found) return undefined;
  const { head, version } = found;
  const site = await readSite(actor);
  const issuer = await quotationIssuer(actor, head, unpackQuotation(version.packed).isAgentBranding);
  const [logo, { drawQuotationPaper }] = await Promise.all([
    letterheadLogo(actor, issuer.logoUrl),
    import('./quotation-paper.ts'),
  ]);
  const quoted = quotedAs(head, version, dayIn(site.zone, clock.now()));
  const bytes = await drawQuotationPaper(
    { ...quoted, quotationId: head.quotationId, issuer, customerName: head.customerName },
    { zone: site.zone, colour: site.brandingSettings.form.theme.palette.primary, ...(logo && { logo }) },
  );
  const named = [`quotation-${head.quotationId}`, ...(version.number ? [`version-${version.number}`] : [])].join('-');
  return { fileName: `${named}.pdf`, bytes };
}

async function versionOf(
  actor: Actor,
  { id, number, isStanding = false }: Wish,
): Promise<{ head: KartItem; version: SentVersion } | undefined> {
  if (number !== undefined) {
    const [head, version] = await Promise.all([readHead(actor, id), readVersion(actor, id, number)]);
    return head && version && !(isStanding && version.isWithdrawn) ? { head, version } : undefined;
  }
  const kart = await readKart(actor, id);
  if (!kart) return undefined;
  const { head } = kart;
  const version = {
    ...{ number: 0, sentAt: '', sentBy: '', validTill: '', isWithdrawn: false },
    ...{ total: head.totalPrice, currency: head.currency, packed: packQuotation(await sentQuotation(actor, kart)) },
  };
  return { head, version };
}
