import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import type { Handled } from '#functions/http/handle.ts';
import type { DomainLambda } from '#functions/http/serve.ts';
import { type BuiltFunction, bundleFunctions } from '#infra/aws/bundle-functions.ts';
import { handlerName } from '#infra/aws/function-entry.ts';
import { apiFunctions, functionFor, SEARCH } from '#infra/aws/function-shapes.ts';
import { allCalls } from '#shared/calls.ts';
import { eventOf } from '#test/harness/call-http.ts';

/** Bytes: what a function may load at a cold start (BUDGETS.md). */
const CODE = 500_000;

let functions: BuiltFunction[];
beforeAll(async () => {
  functions = await bundleFunctions(apiFunctions(allCalls));
}, 240_000);

const contractFile = ({ name }: { name: string }) => `shared/${name}.ts`;

it('asks for every call’s handler by the name that its module gives it', async () => {
  const modules = import.meta.glob('../../functions/*/*.ts') as Record<string, () => Promise<Record<string, Handled>>>;
  for (const call of allCalls) {
    const module = await modules[`../../functions/${call.name}.ts`]!();
    expect(module[handlerName(call)]?.call, call.name).toBe(call);
  }
});

it('a function carries the contracts that it answers, and no other', () => {
  expect(functions.map(({ name }) => name)).toContain(SEARCH);
  for (const { name, files } of functions) {
    const contracts = allCalls.filter((call) => files.includes(contractFile(call)));
    expect(contracts.map((call) => call.name).sort(), name).toEqual(
      allCalls
        .filter((call) => functionFor(call) === name)
        .map((call) => call.name)
        .sort(),
    );
  }
});

it('loads no more at a cold start than the budget', () => {
  for (const { name, loaded } of functions) expect(loaded, name).toBeLessThanOrEqual(CODE);
});

it('runs as it is uploaded: knows its calls, and what it does not answer', async () => {
  for (const { name, folder } of functions) {
    const { handler } = (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'index.mjs')).href)) as {
      handler: DomainLambda;
    };
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
