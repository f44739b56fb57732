import type { MarkupRule } from '#shared/markups/model.ts';
import type { Day } from '#shared/time.ts';
import type { Customer, MarkupBook } from '../model.ts';
import { compareRules, holdsOn, type RankedRule, rulesIn, whyNotFor } from './rank-rules.ts';
import { type Choosable, factsOf, type RuleFacts } from '../rule-facts.ts';

/** What a book says for one group on one day: its rules, the winner first, and who won for what was asked before. */
interface Chooser {
  ranked: readonly RankedRule[];
  won: Map<string, MarkupRule | undefined>;
}

/** A page of offers asks the same of a book again and again; a book that nobody holds any more takes these along. */
const choosers = new WeakMap<MarkupBook, Map<string, Chooser>>();

function chooserFor(book: MarkupBook, groupId: string, day: Day): Chooser {
  const ofBook = choosers.get(book) ?? new Map<string, Chooser>();
  choosers.set(book, ofBook);
  const key = `${groupId}\n${day}`;
  const known = ofBook.get(key);
  if (known) return known;
  const ranked = rulesIn(book)
    .filter(({ rule }) => (!rule.groupId || rule.groupId === groupId) && holdsOn(rule, day))
    .toSorted((one, other) => compareRules(one, other).order);
  const made = { ranked, won: new Map<string, MarkupRule | undefined>() };
  ofBook.set(key, made);
  return made;
}

/** What two offers must have alike for one answer to be both's. */
const alike = ({
  departureId,
  airlineCode,
  supplier,
  cabin,
  isLCC,
  isRefundable,
  isLCCSpecialReturn,
  routeKind,
}: RuleFacts): string =>
  `${departureId}\n${airlineCode}\n${supplier}\n${cabin}\n${isLCC}\n${isRefundable}\n${isLCCSpecialReturn}\n${routeKind}`;

/**
 * Says of each offer which rule holds for a customer on a day in the site's zone: of all that fit, the first by
 * departure, group, airline, supplier, cabin, fare type, kind of route and dates, then the newest. Undefined: none fits.
 * Made once a search, since what does not depend on the offer is worked out here.
 */
export function ruleChooser(
  book: MarkupBook,
  { groupId }: Pick<Customer, 'groupId'>,
  day: Day,
): (offer: Choosable) => MarkupRule | undefined {
  const { ranked, won } = chooserFor(book, groupId, day);
  return (offer) => {
    const facts = factsOf(offer, book.countryOf);
    const key = alike(facts);
    const known = won.get(key);
    if (known || won.has(key)) return known;
    const winner = ranked.find((one) => whyNotFor(one, groupId, facts, day) === undefined)?.rule;
    won.set(key, winner);
    return winner;
  };
}

/** The rule that holds for one offer, see ruleChooser. */
export const chooseRule = (
  book: MarkupBook,
  customer: Pick<Customer, 'groupId'>,
  offer: Choosable,
  day: Day,
): MarkupRule | undefined => ruleChooser(book, customer, day)(offer);
