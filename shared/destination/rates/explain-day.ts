import type { Day } from '../../time.ts';
import {
  type NoPriceCode,
  type RatedCatalogue,
  type RateLine,
  ticketLines,
  transferLines,
  whyClosed,
  whyNone,
} from './price-option.ts';
import { type AnyRate, type DaySpan, gapAround, judgeDay, rateYear, type YearWish } from './rate-year.ts';
import { becauseOf, lineLabel, noPriceWords, type RateNames, transferWords, winnerWords } from './rate-words.ts';

/** A day of one kind of rates and one market, explained. */
export interface DayExplained {
  /** Which rate wins and over whom, or why none does, in sentences. */
  reason: string;
  /** The winner on a day that is sold. */
  winner: AnyRate | undefined;
  /** What the party pays by the winner; none where none wins. Minor units. */
  lines: readonly (Pick<RateLine, 'count' | 'unit' | 'amount'> & { label: string })[];
  /** Every rate that was looked at, by priority, and what came of it. */
  judged: readonly { rate: AnyRate; outcome: 'won' | 'lost' | 'lacks'; because: string }[];
  /** Days around it that no rate covers; undefined where one does. */
  gap: DaySpan | undefined;
}

type Option = Pick<RatedCatalogue, 'tickets' | 'transfers' | 'weekdays' | 'stopSales'>;

/** Says of a day which rate wins for a party of adults and why, and what every other one lacked: as a price would. */
export function explainDay(option: Option, wish: YearWish, date: Day, names: RateNames): DayExplained {
  const { judged, winner, marketId } = judgeDay(option, wish, date);
  const closed = whyClosed(option, date);
  const code: NoPriceCode | undefined = closed ?? (winner ? undefined : whyNone({ judged }));
  const asked = {
    date,
    seats: wish.adults,
    marketName: names.marketName(marketId),
    transfer: transferWords(wish.transfer),
  };
  const party = { adults: wish.adults, children: 0, infants: 0 };
  const lines =
    !winner || closed ? [] : 'transferType' in winner ? transferLines(winner, party) : ticketLines(winner, party);
  return {
    reason: code ? noPriceWords(code, wish.kind, asked) : winnerWords(judged, names),
    winner: closed ? undefined : winner,
    lines: lines.map((line) => ({ label: lineLabel(line), count: line.count, unit: line.unit, amount: line.amount })),
    judged: judged
      // A rate of another market is no news to whoever looks at one.
      .filter(({ rate }) => rate.marketId === marketId)
      .map((one) => ({ rate: one.rate, outcome: one.outcome, because: becauseOf(one, winner, names) })),
    gap: winner ? undefined : gapAround(rateYear(option, wish), date),
  };
}
