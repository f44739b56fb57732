import { beforeAll, expect, it } from 'vitest';
import { sampleRequests } from '#infra/openapi/samples.ts';
import { allCalls } from '#shared/calls.ts';
import type { Call } from '#shared/contract.ts';
import { randomId } from '#shared/ids.ts';
import { idFields, put } from '#test/access/id-fields.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { signInAgain, type TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { makeKey } from './make-key.ts';

const world = useWorld({ at: '2026-12-01T08:00:00.000Z' });
let owner: TestUser;
let askers: { token: string }[];
let machineId: string;

beforeAll(async () => {
  owner = await world.addUser('sarathi', 'travelAgent');
  machineId = (await makeKey(owner)).key.id;
  askers = [{ token: await signInAgain(world.user('sarathi', 'staff')) }, { token: owner.token }];
});

/** Calls that are refused without the user whom they name, with where they name one. */
const naming = allCalls.flatMap((call) =>
  Object.entries(idFields[call.name] ?? {}).flatMap(([path, field]) =>
    field === 'user' ? [[call.name, path, call] as const] : [],
  ),
);

it('are many', () => expect(naming.length).toBeGreaterThan(20));

it.each(naming)('%s finds no key’s machine user by its %s', async (name, path, call: Call) => {
  const answerTo = async (id: string, as: { token: string }) => {
    const body = put({ ...sampleRequests[name] }, path, id);
    const { status, success, result, errorCode, message } = await callHttp({
      ...{ site: 'sarathi', call, as },
      body: body as never,
    });
    return { status, success, result, errorCode, message };
  };
  for (const as of askers) {
    const answer = await answerTo(machineId, as);
    expect(answer).toMatchObject({ success: false, result: null });
    expect(answer).toEqual(await answerTo(randomId(100), as));
  }
});
