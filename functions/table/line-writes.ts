import type { Actor } from '#functions/actor.ts';
import { MINUTE } from '#shared/time.ts';
import { lineKeys } from './keys.ts';
import type { Write } from './write.ts';

/** The row is of no use to anybody once its time is over. */
const KEPT = 10 * MINUTE;
type Update = Extract<Write<never>, { kind: 'update' }>;
const ttlAt = (now: number): number => Math.ceil((now + KEPT) / 1000);

/**
 * Takes the `ms` after those that are taken already: the row's `until` says their end. CONFLICT where none are taken from
 * `now` (ms since 1970) on, BUSY where all are up to `latest`.
 */
export const nextInLineWrite = (
  actor: Actor,
  name: string,
  { ms, now, latest }: { ms: number; now: number; latest: number },
): Update => ({
  kind: 'update',
  key: lineKeys.line(actor, name),
  add: { until: ms },
  set: { ttl: ttlAt(now) },
  when: [
    { field: 'until', atLeast: now },
    { field: 'until', below: latest },
  ],
  otherwise: (old) => (Number(old?.until ?? 0) >= latest ? 'BUSY' : 'CONFLICT'),
});

/** Takes the next `ms` where none are taken; CONFLICT where some are. */
export const firstInLineWrite = (actor: Actor, name: string, { ms, now }: { ms: number; now: number }): Update => ({
  kind: 'update',
  key: lineKeys.line(actor, name),
  set: { until: now + ms, ttl: ttlAt(now) },
  when: [
    {
      anyOf: [
        { field: 'until', missing: true },
        { field: 'until', below: now },
      ],
    },
  ],
});
