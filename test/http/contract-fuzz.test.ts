import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '#shared/contract.ts';
import { type FailureCode, failures } from '#shared/errors.ts';
import { failuresOf } from '#infra/openapi/failures-of.ts';
import { sampleRequests } from '#infra/openapi/samples.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { askedCalls } from '#test/access/asked-calls.ts';
import { keptSessions } from '#test/access/kept-sessions.ts';
import { bodiesOf, type WireSchema } from './wire-values.ts';

/** Bodies a call is sent; test/long sends more. */
const EXAMPLES = Number(process.env.PORTOLAN_EXAMPLES ?? 20);
useQuickPasswords();
const askers = keptSessions(useWorld({ at: '2026-11-21T06:00:00.000Z' }));
let asked = 0;

const schemaOf = (call: Call) => z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as WireSchema;

/** Sends a body as somebody who may call, from an address of its own, with a live session. */
async function send(call: Call, body: Record<string, unknown>) {
  asked += 1;
  const as = await askers.session('sarathi', call.access.userTypes?.[0] ?? 'retail');
  const sent =
    call.method === 'POST' ? { rawBody: JSON.stringify(body), body: body as never } : { body: body as never };
  return askers.during(() =>
    callHttp({ site: 'sarathi', call, as, address: `2001:db8:0:${asked.toString(16)}::1`, ...sent }),
  );
}

describe.each(askedCalls.map((call) => [call.name, call] as const))('%s', (name, call) => {
  it(
    'answers whatever it is sent with the envelope and a code that the developers’ page tells',
    async () => {
      // An address without its part is another address.
      const declared = new Set<string>([...failuresOf(call), ...(call.path.includes('{') ? ['NO_SUCH_CALL'] : [])]);
      await fc.assert(
        fc.asyncProperty(bodiesOf(schemaOf(call), sampleRequests[name]!), async (body) => {
          const answer = await send(call, body);
          const { success, result, message, errorCode, errorMessage } = answer;
          expect({ message: typeof message, toast: errorMessage }).toEqual({
            message: 'string',
            toast: success ? undefined : message,
          });
          if (success) expect(answer).toMatchObject({ status: 200, errorCode: null });
          else {
            expect(declared).toContain(errorCode);
            expect(answer.status).toBe(failures[errorCode as FailureCode].status);
            // A conflict brings along what stands meanwhile.
            if (errorCode !== 'CONFLICT') expect(result).toBeNull();
            expect(Object.values(answer.errors ?? {}).every((text) => typeof text === 'string')).toBe(true);
          }
        }),
        { seed: 20261121, numRuns: EXAMPLES },
      );
    },
    EXAMPLES * 3_000,
  );
});
