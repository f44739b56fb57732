import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callSection } from '#infra/openapi/call-section.ts';
import { EXAMPLE_KEY, EXAMPLE_SITE, EXAMPLE_TOKEN, sampleRequest } from '#infra/openapi/curl-of.ts';
import { failuresOf } from '#infra/openapi/failures-of.ts';
import { developersPage } from '#infra/openapi/page.ts';
import { sampleAnswer } from '#infra/openapi/sample-answers.ts';
import { allCalls } from '#shared/calls.ts';
import type { Call } from '#shared/contract.ts';
import { eventOf, lambdaOf, sendEvent } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const page = developersPage();
const decoded = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

interface Command {
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string | undefined;
}

/** What a shell would make of the page's first example of a call. */
function commandOf(call: Call): Command {
  const [, text] = /<pre[^>]*><code>(curl [^<]*)<\/code>/.exec(callSection(call))!;
  const words = [...decoded(text!).matchAll(/'((?:[^']|'\\'')*)'/g)].map(([, word]) => word!.replaceAll("'\\''", "'"));
  const address = new URL(words[0]!);
  expect(address.origin).toBe(EXAMPLE_SITE);
  const headerWords = [...decoded(text!).matchAll(/--header '([^']*)'/g)].map(
    ([, line]) => line!.split(': ') as [string, string],
  );
  return {
    path: address.pathname,
    query: Object.fromEntries(address.searchParams),
    headers: Object.fromEntries(headerWords),
    body: text!.includes('--data') ? words.at(-1) : undefined,
  };
}

describe.each(allCalls.map((call) => [call.name, call] as const))('%s', (name, call) => {
  it('has examples that pass its own contract', () => {
    expect(z.safeParse(call.request, sampleRequest(call)).error).toBeUndefined();
    const answer = z.safeParse(call.response, sampleAnswer(call));
    expect(answer.error && z.prettifyError(answer.error)).toBeUndefined();
  });

  it('understands the command that its page shows, and answers with what the page tells', async () => {
    const { path, query, headers, body } = commandOf(call);
    const { token } = await world.addUser('sarathi', call.access.userTypes?.[0] ?? 'retail');
    const [named, sentAs] = call.answers === 'bare' ? ['authorization', 'Bearer '] : ['auth-token', ''];
    if (call.actor === 'user') expect(headers[named]).toBe(`${sentAs}${EXAMPLE_TOKEN}`);
    if (call.idempotent) expect(headers['idempotency-key']).toBe(EXAMPLE_KEY);
    const isOfSite = name === 'site/detect-site';
    const event = eventOf({ site: 'sarathi', call, address: '2001:db8::34' });
    const edge = Object.fromEntries(Object.entries(event.headers).filter(([header]) => header.startsWith('x-')));
    const sent = isOfSite ? JSON.stringify({ domain: testSites.sarathi.host }) : body;
    const answer = await sendEvent(lambdaOf(call), {
      ...event,
      path,
      queryStringParameters: Object.keys(query).length ? query : null,
      headers: { ...edge, ...headers, ...(headers[named] && { [named]: `${sentAs}${token}` }) },
      body: sent ?? null,
    });
    const malformed = [
      'BAD_REQUEST',
      'VALIDATION',
      'UNSUPPORTED_MEDIA_TYPE',
      'BODY_TOO_LARGE',
      'FOREIGN_ORIGIN',
      'INTERNAL',
    ];
    // Nobody who only reads the page can sign as a gateway.
    if (call.actor === 'gateway') expect(answer.errorCode).toBe('BAD_REQUEST');
    else expect(malformed, JSON.stringify(answer.errors ?? answer.message)).not.toContain(answer.errorCode);
    if (!answer.success) expect(failuresOf(call)).toContain(answer.errorCode);
  });
});

describe('the page', () => {
  it('holds every call, reached from the index', () => {
    for (const { name, path } of allCalls) {
      const id = name.replaceAll('/', '.');
      expect(page).toContain(`<section id="${id}"`);
      expect(page).toContain(`href="#${id}"`);
      expect(page).toContain(path);
    }
  });

  it('leads every link within it to somewhere', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect([...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('needs neither scripts nor styles of its own, so that its policy may forbid them', () => {
    expect(page).not.toMatch(/<script|<style| style=| on\w+=|javascript:/);
  });
});
