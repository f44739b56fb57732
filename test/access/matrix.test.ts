import { describe, expect, it } from 'vitest';
import type { Call } from '#shared/contract.ts';
import { failures } from '#shared/errors.ts';
import { failuresOf } from '#infra/openapi/failures-of.ts';
import { sampleRequests } from '#infra/openapi/samples.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { accessCases, type Sent } from './access-cases.ts';
import { askedCalls } from './asked-calls.ts';
import { keptSessions } from './kept-sessions.ts';

/**
 * Answers that mean: refused for who asks or for how the request looks, or broken. None may meet somebody who is let
 * in.
 */
const refusals = [
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'MODULE_OFF',
  'FOREIGN_ORIGIN',
  'UNKNOWN_SITE',
  'UNSUPPORTED_MEDIA_TYPE',
  'BODY_TOO_LARGE',
  'BAD_REQUEST',
  'VALIDATION',
  'INTERNAL',
  'NO_SUCH_CALL',
];

/**
 * Visitor calls whose question is itself whether a token of the body is alive: `not signed in` is their answer, not a
 * refusal.
 */
const asksAboutToken = new Set(['users/session/login-by-session-id', 'users/session/get-user-by-session-id']);
const refusalsOf = (name: string) => refusals.filter((code) => code !== 'NOT_SIGNED_IN' || !asksAboutToken.has(name));

/** `site/detect-site` is asked about the domain it is asked at; every other sample fits any site. */
const sampleOf = (call: Call, { site, extra }: Sent) => ({
  ...sampleRequests[call.name],
  ...(call.name === 'site/detect-site' && { domain: `${site}.localhost` }),
  ...extra,
});

useQuickPasswords();
const world = useWorld();
const askers = keptSessions(world);
let asked = 0;

describe.each(askedCalls.map((call) => [call.name, call] as const))('%s', (name, call) => {
  it('has a sample request', () => {
    expect(
      sampleRequests[name],
      `add a line for '${name}' to infra/openapi/samples/${name.split('/')[0]}.ts`,
    ).toBeDefined();
  });

  it.each(accessCases.filter((one) => one.applies?.(call) ?? true).map((one) => [one.title, one] as const))(
    'meets %s',
    async (_title, one) => {
      const sent = await one.send(askers, call);
      asked += 1; // Each from an address of its own, so that no rate limit of an address is met.
      const answer = await askers.during(() =>
        callHttp({
          site: sent.site,
          call,
          body: sampleOf(call, sent),
          as: sent.as,
          headers: sent.headers,
          rawBody: sent.rawBody,
          address: `2001:db8:0:${asked.toString(16)}::1`,
        }),
      );
      const declared = one.expected(call);
      // Whoever does not sign as the gateway is refused alike, whatever else is brought along.
      const isUnsigned = call.actor === 'gateway' && (declared === 'passes' || declared === 'VALIDATION');
      const expected = isUnsigned ? 'BAD_REQUEST' : declared;
      if (!answer.success)
        expect(failuresOf(call), 'what the developers’ page tells of it').toContain(answer.errorCode);
      if (expected === 'passes') {
        expect(
          refusalsOf(name),
          `${name}: ${answer.errorCode} ${answer.message} ${JSON.stringify(answer.errors ?? {})}`,
        ).not.toContain(answer.errorCode);
      } else {
        expect({ status: answer.status, code: answer.errorCode, result: answer.result }).toEqual({
          status: failures[expected].status,
          code: expected,
          result: null,
        });
      }
      const foreign = sent.site === 'gulf' ? world.user('sarathi', 'retail') : world.user('gulf', 'retail');
      expect(JSON.stringify(answer)).not.toContain(foreign.item.userId);
    },
  );
});
