import { type MarkupRule, RETAIL, type TaxRate } from '#shared/markups/model.ts';
import type { PriceExplained } from '#shared/markups/rules/explain-price.ts';
import type { PriceLine } from '#shared/price-line.ts';
import { toPercent } from '#shared/markups/fields.ts';
import type { Day } from '#shared/time.ts';
import type { Customer, MarkupBook } from '../model.ts';
import { rateOn } from '../rate-on.ts';
import { rulesIn } from './rank-rules.ts';
import { type RuleNames, ruleWords } from './rule-words.ts';

/** What lines are told by. */
interface Told {
  book: MarkupBook;
  customer: Customer;
  day: Day;
  names: RuleNames;
}

/** The lines of a price with who added each, in words. */
export const explainLines = (lines: readonly PriceLine[], told: Told): PriceExplained['lines'] =>
  lines.map(({ label, amount, source = '' }) => ({ label, amount, ...sourceOf(source, told) }));

function sourceOf(source: string, told: Told): { because: string; markupId: string } {
  const [kind, ...rest] = source.split(':');
  const id = rest.join(':');
  if (kind === 'supplier') return { because: id ? `Source ${id.split('#')[0]}` : 'As entered', markupId: '' };
  if (id === 'gst') return { because: `Tax of ${rateText('gst', told)} on the Service Fee`, markupId: '' };
  if (id === 'tds')
    return { because: `Tax deducted at source, ${rateText('tds', told)} of the commission passed on`, markupId: '' };
  const found = rulesIn(told.book).find(({ rule }) => rule.id === id);
  if (found)
    return { because: ruleWords(found.kind, found.rule, told.names), markupId: (found.rule satisfies MarkupRule).id };
  const group = told.book.groups.find((one) => one.id === id);
  if (group)
    return {
      because: `${toPercent(group.commissionShare)} % of the supplier’s commission goes to ${group.groupName}`,
      markupId: '',
    };
  return { because: id === RETAIL || !id ? 'Retail price' : 'A rule that has since been deleted', markupId: '' };
}

function rateText(kind: TaxRate['kind'], { book, day }: Told): string {
  const rate = rateOn(book.taxes, kind, day);
  return rate ? `${toPercent(rate)} %` : 'a rate at the time';
}
