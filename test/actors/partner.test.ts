import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { actorName } from '#functions/actor.ts';
import { partnerAt, partnersAt } from '#functions/actors/partner.ts';
import { keys } from '#functions/keys.ts';
import { commit } from '#functions/table/commit.ts';
import { create } from '#functions/table/write.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const staff = () => world.user('sarathi', 'staff').actor;

describe('staff of one site at another', () => {
  it('are said to be of their own, and reach it and the other, and no third', async () => {
    const at = (await partnerAt(staff(), 'gulf'))!;
    expect(at).toMatchObject({ site: 'gulf', home: 'sarathi', head: { currency: 'USD' } });
    expect(actorName(at)).toBe(`partner:sarathi:${staff().userId}`);
    const rows = [create(keys.order(staff(), 'P1'), {}), create(keys.order(at, 'P1'), {})];
    expect(await commit(at, rows)).toMatchObject({ ok: true });
    await expect(commit(at, [create(keys.order(world.job('quiet'), 'P1'), {})])).rejects.toThrow('outside the actor');
    await expect(commit(staff(), [create(keys.order(at, 'P2'), {})])).rejects.toThrow('outside the actor');
  });

  it('are nowhere where there is no site, at their own, and where the platform has closed it', async () => {
    const job = world.job('quiet');
    await commit(job, [{ kind: 'update', key: keys.site(job, 'HEAD'), set: { isSuspended: true } }]);
    const found = await partnersAt(staff(), ['gulf', 'nobody', 'sarathi', 'quiet', 'gulf']);
    expect(found.map((one) => one?.site)).toEqual(['gulf', undefined, undefined, undefined, 'gulf']);
    expect(await partnersAt(staff(), [])).toEqual([]);
    await commit(job, [{ kind: 'update', key: keys.site(job, 'HEAD'), set: { isSandbox: true, isSuspended: false } }]);
    expect(await partnerAt(staff(), 'quiet')).toBeUndefined();
  });
});

/** Who may act at two sites: the folders that import each maker. A new one is written here, with the sale that needs it. */
const makers: Record<string, readonly string[]> = {
  'partner.ts': ['functions/keys', 'functions/partners'],
  'founder.ts': ['functions/site/partner-sites'],
  'tester.ts': ['functions/keys'],
};

it.each(Object.entries(makers))('an actor of two sites is made by those alone who need it: %s', (maker, folders) => {
  const importers = readdirSync('functions', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes(`/actors/${maker}'`));
  expect(importers.length).toBeGreaterThan(0);
  expect(importers.filter((file) => !folders.includes(path.posix.dirname(file)))).toEqual([]);
});
