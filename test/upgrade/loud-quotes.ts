import { keys } from '#functions/keys.ts';
import { SCHEMA_VERSION } from '#functions/table/schema-version.ts';
import { create } from '#functions/table/write.ts';
import { type Upgrade, upgradeOf } from '#infra/upgrade/upgrade.ts';

/** The version after today's. */
export const NEXT = SCHEMA_VERSION + 1;

/** Brings rows that are nobody's, quotes, to the next version: what each gets, and another row that may be made once only. */
export const loudQuotes: readonly Upgrade[] = [
  upgradeOf<{ word: string }>({
    rows: 'quotes',
    at: /^S#[^#]+#QUO#word\d+ \/ A$/,
    to: NEXT,
    dependsOn: ['word'],
    bringUpToDate: (actor, { word }) => ({
      set: { loud: word.toUpperCase() },
      beside: [create(keys.quote(actor, `beside ${word}`), { of: word })],
    }),
  }),
];
