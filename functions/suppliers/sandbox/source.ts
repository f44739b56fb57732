import * as z from 'zod/mini';
import { type Carrier, carriers } from './carriers.ts';
import { sellsIn } from './rates.ts';
import { fraction, hashOf } from './seeded.ts';

/** How a site configures one source of the sandbox. */
export const sandboxSettings = z.strictObject({
  /** Whose fares it sells: full-service carriers, low-cost carriers, or a part of both as consolidators do. */
  kind: z._default(z.enum(['gds', 'lcc', 'mixed']), 'gds'),
  /** Two sources with one seed and kind draw the same prices. */
  seed: z._default(z.string(), ''),
  /** Hundredths: 102 sells 2 % dearer than the world's level. 0: the seed draws it, 98 to 102. */
  priceLevel: z._default(z.union([z.literal(0), z.number().check(z.minimum(50), z.maximum(200))]), 0),
  /** How long the source takes to answer. */
  latencyMs: z._default(z.number().check(z.minimum(0)), 0),
  /** Whether docs/sandbox.md's trigger values act. */
  triggers: z._default(z.boolean(), false),
  /** When a call that never answers is given up; 0 waits for the caller's deadline. */
  timeoutAfterMs: z._default(z.number().check(z.minimum(0)), 0),
});
export type SandboxSettings = z.output<typeof sandboxSettings>;

/** As code writes them, or as they stand in a site's settings. */
export type SourceSettings = z.input<typeof sandboxSettings> | Readonly<Record<string, string | number | boolean>>;

export interface SandboxSource extends SandboxSettings {
  name: string;
  currency: string;
  carriers: readonly Carrier[];
}

/** Throws where the settings are not a source's: a configuration to be corrected, not an answer. */
export function sourceOf(name: string, currency: string, settings: SourceSettings): SandboxSource {
  if (!sellsIn(currency)) throw new RangeError(`the sandbox has no rate for ${currency}`);
  const parsed = z.parse(sandboxSettings, settings);
  const seed = parsed.seed || name;
  const mine = carriers.filter(({ code, lowCost }) =>
    parsed.kind === 'mixed' ? fraction('agreement', seed, code) < 0.55 : lowCost === (parsed.kind === 'lcc'),
  );
  return {
    ...parsed,
    seed,
    priceLevel: parsed.priceLevel || 98 + (hashOf('level', seed) % 5),
    name,
    currency,
    carriers: mine,
  };
}
