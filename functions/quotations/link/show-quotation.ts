import type { QuoteHolderActor } from '#functions/actor.ts';
import { ticketIssuer } from '#functions/bookings/ticket-issuer.ts';
import { clock } from '#functions/clock.ts';
import { readSite } from '#functions/site/store.ts';
import type { Issuer } from '#shared/bookings/ticket.ts';
import type { ResponseOf } from '#shared/contract.ts';
import type { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import { dayIn } from '#shared/time.ts';
import type { KartItem, SentQuotation, SentVersion } from '../model.ts';
import { unpackQuotation } from '../sent-quotation.ts';
import { showQuestion } from '../show-question.ts';
import { readHead, readQuestions, readVersions } from '../store.ts';

type Shown = ResponseOf<typeof getQuotation>;

const subtotals = {
  accomodation: 'Stays',
  activity: 'Activities',
  flight: 'Flights',
  miscellaneous: 'Other services',
} as const;

/** What stands above the total, as far as the breakup lets a customer see it. Minor units. */
function partsOf({ priceBreakup, lines, charges }: SentQuotation): Shown['versions'][number]['parts'] {
  if (priceBreakup === 'none' || priceBreakup === 'noprice') return [];
  const kinds = Object.entries(subtotals).flatMap(([kind, label]) => {
    const amount = lines.reduce((sum, line) => sum + (line.kind === kind ? line.price : 0), 0);
    return amount ? [{ label, amount }] : [];
  });
  return [...kinds, ...charges];
}

function showVersion(head: KartItem, version: SentVersion, today: string): Shown['versions'][number] {
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
    deposit: sent.priceBreakup === 'noprice' ? 0 : sent.deposit,
  };
}

/** Whose name it stands under: the agency's where the last version says so, else the site's. */
async function issuerOf(actor: QuoteHolderActor, head: KartItem, isAgency: boolean): Promise<Issuer> {
  if (isAgency) return ticketIssuer(actor, { userId: head.userId });
  const site = await readSite(actor);
  return {
    ...{ companyName: site.companyName, logoUrl: site.logoUrl, address: site.address },
    ...{ contact: site.adminContact, email: site.adminEmail },
  };
}

/** What a quotation's link opens: the versions that stand, the newest first; undefined where it is gone. */
export async function showQuotation(actor: QuoteHolderActor): Promise<Shown | undefined> {
  const [head, versions, questions] = await Promise.all([
    readHead(actor, actor.kartId),
    readVersions(actor, actor.kartId),
    readQuestions(actor, actor.kartId),
  ]);
  if (!head) return undefined;
  const standing = versions.filter(({ isWithdrawn }) => !isWithdrawn).toReversed();
  const today = dayIn(actor.head.zone, clock.now());
  const last = standing[0];
  return {
    quotationId: head.quotationId,
    issuer: await issuerOf(actor, head, last !== undefined && unpackQuotation(last.packed).isAgentBranding),
    ...{ acceptedBy: head.acceptedBy, acceptedAt: head.acceptedAt, isCancelled: head.state === 'CANCELLED' },
    versions: standing.map((version) => showVersion(head, version, today)),
    questions: questions.map(showQuestion),
  };
}
