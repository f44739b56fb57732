import type { Actor } from '#functions/actor.ts';
import type { RequestOf, ResponseOf } from '#shared/contract.ts';
import type { getTourOptionPriceForQuotationBuilder } from '#shared/destination/rates/get-tour-option-price-for-quotation-builder.ts';
import { type Judgement, type OptionPrice, priceOption } from '#shared/destination/rates/price-option.ts';
import type { RateKind } from '#shared/destination/rates/rate-fields.ts';
import type { RatedMarket } from '#shared/destination/rates/rate-shown.ts';
import { becauseOf, lineLabel, type RateNames, reasonOf, transferWords } from '#shared/destination/rates/rate-words.ts';
import type { AnyRate } from '#shared/destination/rates/rate-year.ts';
import { namesOf, type OptionAtHand, showRatedOption } from './rated-option.ts';

type Answer = ResponseOf<typeof getTourOptionPriceForQuotationBuilder>;
/** The most rates that an answer tells about. */
const MOST_JUDGED = 100;

/** What an option comes to for somebody of a market, with its reason, in the form of the call. */
export function pricedFor(
  actor: Pick<Actor, 'head'>,
  { option, rates, markets, market }: OptionAtHand & { market: RatedMarket },
  wish: RequestOf<typeof getTourOptionPriceForQuotationBuilder>,
): Answer {
  const { startDate: date, adults, child: children, infant: infants, transferType, sharingBasis } = wish;
  const transfer = transferType && sharingBasis && { transferType, sharingBasis };
  const price = priceOption(
    { ...option, ...rates },
    {
      ...{ date, adults, children, infants, transfer },
      marketId: market.id,
      defaultMarketId: markets.find(({ isDefault }) => isDefault)?.id ?? '',
    },
  );
  const names = namesOf(actor, markets);
  const asked = {
    date,
    seats: adults + children,
    marketName: market.name,
    transfer: transfer ? transferWords(transfer) : '',
  };
  return {
    currency: actor.head.currency,
    option: showRatedOption(option),
    isPriced: price.ok,
    total: price.ok ? price.total : null,
    cost: price.ok ? price.cost : null,
    code: price.ok ? '' : price.code,
    reason: reasonOf(price, asked, names),
    market,
    lines: linesOf(price),
    ticketRate: (price.ok && price.ticket.winner) || null,
    transferRate: (price.ok && price.transfer?.winner) || null,
    judged: [
      ...judgedOf('ticket', price.ticket, names),
      ...(price.transfer ? judgedOf('transfer', price.transfer, names) : []),
    ].slice(0, MOST_JUDGED),
  };
}

const linesOf = (price: OptionPrice): Answer['lines'] =>
  price.ok
    ? price.lines.map((line) => ({
        kind: line.kind,
        label: lineLabel(line),
        count: line.count,
        unitAmount: line.unit,
        amount: line.amount,
        cost: line.cost,
        rateId: line.rateId,
      }))
    : [];

const judgedOf = (kind: RateKind, { judged, winner }: Judgement<AnyRate>, names: RateNames): Answer['judged'] =>
  judged.map((one) => ({
    rateId: one.rate.id,
    kind,
    outcome: one.outcome,
    because: becauseOf(one, winner, names),
  }));
