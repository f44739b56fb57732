import { describe, expect, it } from 'vitest';
import { spend } from '#functions/http/request/rate-limit.ts';
import { MINUTE } from '#shared/time.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const three = { limit: 3, windowMs: MINUTE };

describe('an allowance', () => {
  it('is used up by many at once exactly, and is there again in the next window', async () => {
    const actor = world.visitor('sarathi');
    const answers = await Promise.all(Array.from({ length: 8 }, () => spend(actor, 'LOOK-UP', 'a', three)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await spend(actor, 'LOOK-UP', 'a', three)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    world.clock.advance(MINUTE);
    expect(await spend(actor, 'LOOK-UP', 'a', three)).toMatchObject({ ok: true });
  });

  it('is each one’s own, by site, purpose and name', async () => {
    for (let i = 0; i < 3; i++) await spend(world.visitor('sarathi'), 'CODE', 'a', three);
    expect(await spend(world.visitor('sarathi'), 'CODE', 'b', three)).toMatchObject({ ok: true });
    expect(await spend(world.visitor('sarathi'), 'MAIL', 'a', three)).toMatchObject({ ok: true });
    expect(await spend(world.visitor('gulf'), 'CODE', 'a', three)).toMatchObject({ ok: true });
  });

  it('does not limit those of whom nothing is known to count by', async () => {
    for (let i = 0; i < 9; i++)
      expect(await spend(world.visitor('sarathi'), 'CODE', '', three)).toMatchObject({ ok: true });
  });
});
