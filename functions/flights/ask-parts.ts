import type { Actor } from '#functions/actor.ts';
import type { SupplierFailure, SupplierQuote } from '#functions/suppliers/flight-supplier.ts';
import { ok, type Outcome } from '#shared/errors.ts';
import type { BaggageOption, FareRule, MealOption, NetOffer, SearchQuery } from '#shared/flights/model.ts';
import { askSupplier } from './ask-supplier.ts';
import { cleanFareRules } from './clean-fare-rules.ts';

/** The first failure, or all the answers in order. */
function together<T>(answers: readonly Outcome<T, SupplierFailure>[]): Outcome<T[], SupplierFailure> {
  const values: T[] = [];
  for (const answer of answers) {
    if (!answer.ok) return answer;
    values.push(answer.value);
  }
  return ok(values);
}

/** Confirms each part of an offer, at once; a pair as one where its supplier sells it so. */
export async function quoteParts(
  actor: Actor,
  parts: readonly NetOffer[],
  query: SearchQuery,
): Promise<Outcome<readonly SupplierQuote[], SupplierFailure>> {
  const [out, back] = parts;
  if (!out || !back) return quoteEach(actor, parts, query);
  const asOne = await askSupplier(
    actor,
    out.source,
    async (supplier, call) => (await supplier.quotePair?.(call, [out, back], query)) ?? ok(undefined),
  );
  if (!asOne.ok) return asOne;
  return asOne.value ? ok(asOne.value) : quoteEach(actor, parts, query);
}

const quoteEach = async (actor: Actor, parts: readonly NetOffer[], query: SearchQuery) =>
  together(
    await Promise.all(
      parts.map((part) => askSupplier(actor, part.source, (supplier, call) => supplier.quote(call, part, query))),
    ),
  );

/** The fare rules of each part, sanitised. */
export async function rulesOfParts(
  actor: Actor,
  parts: readonly NetOffer[],
): Promise<Outcome<FareRule[], SupplierFailure>> {
  const rules = together(
    await Promise.all(
      parts.map((part) => askSupplier(actor, part.source, (supplier, call) => supplier.fareRules(call, part))),
    ),
  );
  return rules.ok ? ok(await cleanFareRules(rules.value.flat())) : rules;
}

/** Extra services of every part; a part without any has none, the offer lacks them only when all do. */
export async function extrasOfParts(
  actor: Actor,
  parts: readonly NetOffer[],
): Promise<Outcome<{ baggages: BaggageOption[]; meals: MealOption[] }, SupplierFailure>> {
  const answers = await Promise.all(
    parts.map((part) => askSupplier(actor, part.source, (supplier, call) => supplier.extraServices(call, part))),
  );
  if (answers.every((answer) => !answer.ok)) return answers[0] as Outcome<never, SupplierFailure>;
  const found = together(answers.filter((answer) => answer.ok || answer.code !== 'NO_SSR'));
  return found.ok
    ? ok({
        baggages: found.value.flatMap(({ baggages }) => baggages),
        meals: found.value.flatMap(({ meals }) => meals),
      })
    : found;
}
