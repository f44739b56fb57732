import { createHash } from 'node:crypto';
import { log } from '#functions/runtime/log.ts';
import { MINUTE, SECOND } from '#shared/time.ts';
import type { AskDuffel, DuffelAnswer } from './client.ts';
import type { DuffelMemory, Health } from './memory.ts';
import { isTokenRefused } from './outcomes.ts';

/** So many failures in a row, and nothing is asked for a while. */
export const FAILURES = 10;
export const OPEN_FOR = MINUTE;
/** Where 429 does not say when it ends; the shortest and the longest that it is believed. */
const USUAL_PAUSE = MINUTE;
const PAUSE = { least: SECOND, most: 15 * MINUTE };
/** A token that was refused is tried again after, ms: what was mended at Duffel works without another token. */
export const REFUSED_FOR = 15 * MINUTE;

export const fingerprintOf = (token: string): string => createHash('sha256').update(token).digest('hex').slice(0, 12);

interface Guard {
  site: string;
  source: string;
  token: string;
  memory: DuffelMemory;
  now(): number;
}

/**
 * Duffel asked with what all processes of the site know: a token that was refused is tried again only now and then, an
 * allowance that is used up is waited for, and after ten failures in a row questions of the sale (`isSale`) rest a
 * minute. What concerns a booking is asked all the same, as long as its own allowance (Duffel counts by what is asked)
 * is not used up: its outcome must become known. Each of these is said once, in one line.
 */
export function guarded(ask: AskDuffel, { site, source, token, memory, now }: Guard, isSale: boolean): AskDuffel {
  const fingerprint = fingerprintOf(token);
  const isRefused = ({ refusedToken }: Health) => refusedToken === fingerprint;
  const rests = (health: Health) => {
    const { refusedAt = 0, pausedUntil = 0, allPausedUntil = 0, openUntil = 0 } = health;
    if (isRefused(health) && now() < refusedAt + REFUSED_FOR) return true;
    return allPausedUntil > now() || (isSale && Math.max(pausedUntil, openUntil) > now());
  };

  async function countFailure(health: Health): Promise<void> {
    const opens = (health.failures ?? 0) + 1 >= FAILURES;
    await memory.change(opens ? { openUntil: now() + OPEN_FOR } : {}, { isFailure: true });
    if (opens) log.warn('supplier rests', { site, source, reason: `${FAILURES} failures in a row` });
  }

  async function note(health: Health, answer: DuffelAnswer<unknown>): Promise<void> {
    if (answer.kind === 'lost') return countFailure(health);
    if (answer.kind === 'refused') {
      const { status } = answer.refusal;
      if (isTokenRefused(answer.refusal)) {
        await memory.change({ refusedToken: fingerprint, refusedAt: now() });
        if (!isRefused(health)) log.error('supplier token refused', { site, source });
        return;
      }
      if (status === 429) {
        const until = Math.min(answer.resetAt ?? now() + USUAL_PAUSE, now() + PAUSE.most);
        const pausedUntil = Math.max(until, now() + PAUSE.least);
        await memory.change(isSale ? { pausedUntil } : { allPausedUntil: pausedUntil });
        log.warn('supplier allowance used up', { site, source });
        return;
      }
      if (status >= 500) return countFailure(health);
    }
    if (health.failures || isRefused(health)) await memory.change({ failures: 0, openUntil: 0, refusedToken: '' });
  }

  return async (question) => {
    const health = await memory.health();
    if (rests(health)) return { kind: 'refused', refusal: { status: 429, code: 'not_asked' } };
    const answer = await ask(question);
    await note(health, answer);
    return answer;
  };
}
