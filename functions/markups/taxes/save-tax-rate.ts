import { scopeOf } from '#functions/scope.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { toBasisPoints, toPercent } from '#shared/markups/fields.ts';
import { COMMISSION_SECTION, type TaxRate } from '#shared/markups/model.ts';
import { saveTaxRate } from '#shared/markups/taxes/save-tax-rate.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { dayIn, formatDay } from '#shared/time.ts';
import { showTaxes } from './show-taxes.ts';
import { hasTaxNumber, readBook } from '../store.ts';
import { taxesOf } from './taxes-of.ts';
import { taxRateWrites } from '../writes.ts';

const NO_TDS = 'No tax is deducted from commission in this site’s country.';

/** More changes of rates than any law has made. */
const MOST_RATES = 200;

export const saveTaxRateHandler = handle(saveTaxRate, async (actor, { kind, section, percent, from }) => {
  const { feeTax, hasTds } = siteTaxes(actor.head);
  if (kind === 'tds' && !hasTds) return fail('VALIDATION', { errors: { kind: NO_TDS } });
  const today = dayIn(actor.head.zone, clock.now());
  if (from < today)
    return fail('VALIDATION', {
      errors: { from: 'Past days keep their rate. Please choose today or later.' },
    });
  const { ownTaxes } = await readBook(scopeOf(actor, saveTaxRate));
  // The commission's own section is the one that rates without any are of.
  const named = kind === 'tds' && section !== COMMISSION_SECTION ? section : undefined;
  const rate: TaxRate = { kind, basisPoints: toBasisPoints(percent ?? 0), from, ...(named && { section: named }) };
  const isSame = (one: TaxRate) => one.kind === kind && (one.section ?? '') === (named ?? '') && one.from === from;
  const before = ownTaxes.find(isSame);
  const others = ownTaxes.filter((one) => one !== before);
  if (percent === null && !before) return fail('NOT_FOUND');
  if (percent === null && from === today)
    return fail('VALIDATION', { errors: { from: 'This rate already applies today. Please enter a different one.' } });
  if (!before && ownTaxes.length >= MOST_RATES)
    return fail('VALIDATION', { errors: { from: `The maximum of ${MOST_RATES} rates is reached.` } });
  const words = {
    from: before ? wordsOf(before, feeTax) : '',
    to: percent === null ? '' : wordsOf(rate, feeTax),
  };
  const done = await commit(actor, taxRateWrites(actor, rate, percent === null, words));
  if (!done.ok) return done;
  const own = percent === null ? others : [...others, rate];
  return ok({ rates: showTaxes(taxesOf(actor.head.country, own), own, { today, isTaxed: await hasTaxNumber(actor) }) });
});

/** `GST 18 % from 1 Jul 2017`. */
const wordsOf = ({ kind, section = COMMISSION_SECTION, basisPoints, from }: TaxRate, feeTax: string): string =>
  `${kind === 'gst' ? feeTax : `TDS ${section}`} ${toPercent(basisPoints)} % from ${formatDay(from)}`;
