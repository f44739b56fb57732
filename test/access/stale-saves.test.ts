import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '#shared/contract.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { askedCalls } from './asked-calls.ts';
import { staleQuotations } from './stale/quotations.ts';
import { staleRates } from './stale/rates.ts';
import { staleRecords } from './stale/records.ts';
import { staleSettings } from './stale/settings.ts';
import { versionFieldOf, versionIn, withVersion } from './stale/version-field.ts';

const staleEdits = { ...staleRecords, ...staleRates, ...staleSettings, ...staleQuotations };
const versioned = askedCalls.filter(({ request }) => versionFieldOf(request) !== undefined);

useQuickPasswords();
const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });

/** Who changes what somebody else has changed since is refused, and told what stands, which a change may name then. */
describe.each(versioned.map((call) => [call.name, call] as const))('%s', (name, call: Call) => {
  it('tells whoever read an older version what stands now, changes nothing, and takes what is on top of that', async () => {
    expect(call.stands, `say in its contract what stands: ${name}`).toBeDefined();
    const make = staleEdits[name];
    expect(make, `add a stale change of '${name}' to test/access/stale/`).toBeDefined();
    const staff = world.user('sarathi', 'staff');
    const ask = (asked: Call, body: Record<string, unknown>) =>
      callHttp({ site: 'sarathi', call: asked, body: body as never, as: staff });
    const edit = await make!({ world, staff });

    const first = await ask(edit.theirs.call ?? call, edit.theirs.body);
    expect(first, JSON.stringify(first.errors)).toMatchObject({ status: 200 });
    const late = await ask(call, edit.mine);
    expect(late, JSON.stringify(late.errors)).toMatchObject({ status: 409, errorCode: 'CONFLICT' });
    const stands = z.safeDecode(call.stands!, late.result as never);
    expect(stands.error && z.prettifyError(stands.error)).toBeUndefined();
    expect((await ask(call, edit.mine)).result).toEqual(late.result);

    const seen = edit.versionIn ? edit.versionIn(stands.data) : versionIn(stands.data);
    const anew = await ask(call, withVersion(edit.mine, seen!));
    expect(anew, JSON.stringify(anew.errors ?? anew.message)).toMatchObject({ status: 200 });
  });
});

it('is asked of nothing that takes no version', () => {
  const names = new Set<string>(versioned.map(({ name }) => name));
  expect(askedCalls.filter(({ name, stands }) => stands && !names.has(name)).map(({ name }) => name)).toEqual([]);
  expect(
    Object.keys(staleEdits).filter((name) => askedCalls.some((call) => call.name === name) && !names.has(name)),
  ).toEqual([]);
});
