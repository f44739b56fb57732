import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import type { HttpEvent } from '#functions/http/request/event.ts';
import type { Handled } from '#functions/http/handle.ts';
import type { DomainLambda } from '#functions/http/serve.ts';
import type { BuiltFunction } from '#infra/aws/bundle-functions.ts';
import { handlerName } from '#infra/handler-name.ts';
import { apiFunctions, functionFor, SEARCH } from '#infra/aws/function-shapes.ts';
import { allCalls } from '#shared/calls.ts';
import { searchCities } from '#shared/reference/search-cities.ts';
import { detectSite } from '#shared/site/detect-site.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { eventOf, sendEvent } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { builtFunctions } from './built-functions.ts';

/** Bytes: what a function may load at a cold start (BUDGETS.md: 500 KB; below that, so that a room can grow). */
const CODE = 445_000;

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
let functions: BuiltFunction[];
beforeAll(async () => {
  functions = await builtFunctions(apiFunctions(allCalls));
}, 240_000);

const uploaded = async (folder: string): Promise<DomainLambda> =>
  ((await import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'index.mjs')).href)) as { handler: DomainLambda })
    .handler;
const invoke = async (name: string, event: HttpEvent) =>
  sendEvent(await uploaded(functions.find((built) => built.name === name)!.folder), event);

const contractFile = ({ name }: { name: string }) => `shared/${name}.ts`;

it('asks for every call’s handler by the name that its module gives it', async () => {
  const modules = import.meta.glob('../../functions/*/**/*.ts') as Record<
    string,
    () => Promise<Record<string, Handled>>
  >;
  for (const call of allCalls) {
    const module = await modules[`../../functions/${call.name}.ts`]!();
    expect(module[handlerName(call)]?.call, call.name).toBe(call);
  }
});

it('a function carries the contracts that it answers, and of no other domain any', () => {
  expect(functions.map(({ name }) => name)).toContain(SEARCH);
  for (const { name, files } of functions) {
    const carried = allCalls.filter((call) => files.includes(contractFile(call))).map((call) => call.name);
    const answered = allCalls.filter((call) => functionFor(call) === name).map((call) => call.name);
    expect(carried, name).toEqual(expect.arrayContaining(answered));
    // What another function of the domain answers its rooms may name: an import keeps to the contracts that save a record.
    const domain = `${answered[0]!.split('/')[0]}/`;
    expect(
      carried.filter((one) => !answered.includes(one) && !one.startsWith(domain)),
      name,
    ).toEqual([]);
  }
});

it('loads no more at a cold start than the budget, and all of it from one file', () => {
  for (const { name, loaded, folder } of functions) {
    expect(loaded, name).toBeLessThanOrEqual(CODE);
    const entry = readFileSync(path.join(folder, 'index.mjs'), 'utf8');
    expect(entry, name).not.toMatch(/(from|import)\s*"\.\//);
  }
});

it('answers a call as it is uploaded', async () => {
  const site = await invoke(
    'site',
    eventOf({ site: 'sarathi', call: detectSite, body: { domain: testSites.sarathi.host } }),
  );
  expect(site).toMatchObject({ status: 200, result: { _id: 'sarathi' } });
  const as = world.user('sarathi', 'staff');
  const entry = { userId: as.item.userId, type: 'debit', amount: 0.5, remark: 'As uploaded' } as const;
  const wallet = await invoke('wallet', eventOf({ site: 'sarathi', call: addWalletEntry, body: entry, as }));
  expect(wallet).toMatchObject({ status: 400, errorCode: 'INSUFFICIENT_BALANCE' });
  const found = await invoke('reference', eventOf({ site: 'sarathi', call: searchCities, body: { city: 'dub' } }));
  expect(found.result).toContainEqual(expect.objectContaining({ city: 'Dubai' }));
});

it('knows, as it is uploaded, its calls, and what it does not answer', async () => {
  for (const { name, folder } of functions) {
    const handler = await uploaded(folder);
    const [call] = allCalls.filter((known) => functionFor(known) === name);
    const event = eventOf({ site: 'sarathi', call: call!, body: {} as never });
    const ask = async (asked: object) => {
      const { statusCode, headers, body } = await handler({ ...event, ...asked }, {} as never);
      return [statusCode, headers?.allow, (JSON.parse(body) as { errorCode: string }).errorCode];
    };
    expect(await ask({ path: '/api/no/such/call' }), name).toEqual([404, undefined, 'NO_SUCH_CALL']);
    const [status, allow] = await ask({ httpMethod: 'PATCH' });
    expect([status, allow], name).toEqual([405, expect.stringContaining(call!.method)]);
  }
});
