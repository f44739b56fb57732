import type { Actor } from '#functions/actor.ts';
import { ticketIssuer } from '#functions/bookings/ticket-issuer.ts';
import { readSite } from '#functions/site/store.ts';
import type { Issuer } from '#shared/bookings/ticket.ts';
import type { ResponseOf } from '#shared/contract.ts';
import type { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import type { KartItem, SentQuotation, SentVersion } from './model.ts';
import { unpackQuotation } from './sent-quotation.ts';

/** A version as its customer reads it, but for what can be paid of it. */
export type Quoted = Omit<ResponseOf<typeof getQuotation>['versions'][number], 'toPay'>;

const subtotals = {
  accomodation: 'Stays',
  activity: 'Activities',
  flight: 'Flights',
  miscellaneous: 'Other services',
} as const;

/** What stands above the total, as far as the breakup lets a customer see it. Minor units. */
function partsOf({ priceBreakup, lines, charges }: SentQuotation): Quoted['parts'] {
  if (priceBreakup === 'none' || priceBreakup === 'noprice') return [];
  const kinds = Object.entries(subtotals).flatMap(([kind, label]) => {
    const amount = lines.reduce((sum, line) => sum + (line.kind === kind ? line.price : 0), 0);
    return amount ? [{ label, amount }] : [];
  });
  return [...kinds, ...charges];
}

/** A sent version as far as its breakup lets a customer see it; `today` in the site's zone. */
export function quotedAs(head: Pick<KartItem, 'acceptedVersion'>, version: SentVersion, today: string): Quoted {
  const sent = unpackQuotation(version.packed);
  const { isAgentBranding: _whose, lines, charges: _charges, total, ...rest } = sent;
  return {
    ...rest,
    number: version.number,
    sentAt: version.sentAt,
    validTill: version.validTill,
    isLapsed: version.validTill < today,
    isAccepted: version.number === head.acceptedVersion,
    currency: version.currency,
    lines: lines.map(({ price, ...line }) => ({ ...line, price: sent.priceBreakup === 'full' ? price : null })),
    parts: partsOf(sent),
    total: sent.priceBreakup === 'noprice' ? null : total,
    shown: (sent.priceBreakup === 'noprice' ? undefined : sent.shown) ?? null,
    deposit: sent.priceBreakup === 'noprice' ? 0 : sent.deposit,
  };
}

/** Whose name it stands under: the agency's where the last version says so, else the site's. */
export async function quotationIssuer(actor: Actor, head: KartItem, isAgency: boolean): Promise<Issuer> {
  if (isAgency) return ticketIssuer(actor, { userId: head.userId });
  const site = await readSite(actor);
  return {
    ...{ companyName: site.companyName, logoUrl: site.logoUrl, address: site.address },
    ...{ contact: site.adminContact, email: site.adminEmail },
  };
}
