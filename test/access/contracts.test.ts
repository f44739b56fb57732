import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Handled } from '#functions/http/handle.ts';
import { allCalls } from '#shared/calls.ts';
import { partSchemas } from '#shared/site/parts/parts.ts';
import { sampleRequests } from '#infra/openapi/sample-requests.ts';

/** Every handler that a domain's Lambda serves. */
async function handledCalls(): Promise<string[]> {
  const domains = readdirSync('functions').filter((folder) => existsSync(`functions/${folder}/index.ts`));
  const modules = await Promise.all(
    domains.map((domain) => import(`../../functions/${domain}/index.ts`) as Promise<Record<string, unknown>>),
  );
  const lists = modules.flatMap((exported) =>
    Object.values(exported).filter((value): value is Handled[] => Array.isArray(value)),
  );
  return lists
    .flat()
    .filter((one) => one?.call)
    .map(({ call }) => call.name);
}

describe('one call, one contract', () => {
  it('every contract is answered by its domain, and every handler has its contract in shared/calls.ts', async () => {
    expect((await handledCalls()).toSorted()).toEqual(allCalls.map(({ name }) => name).toSorted());
  });

  it('no two calls share a name, or a method and path', () => {
    const routes = allCalls.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
    expect(routes.filter((route, at) => routes.indexOf(route) !== at)).toEqual([]);
    const names = allCalls.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('a contract stands in the file of its name', () => {
    expect(allCalls.filter(({ name }) => !existsSync(`shared/${name}.ts`)).map(({ name }) => name)).toEqual([]);
  });

  it('no GET is idempotent by key, and what pays or books is', () => {
    expect(allCalls.filter(({ method, idempotent }) => method === 'GET' && idempotent).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('no sample request outlives its call', () => {
    const names = new Set<string>(allCalls.map(({ name }) => name));
    expect(Object.keys(sampleRequests).filter((name) => !names.has(name))).toEqual([]);
  });

  it('no request takes fields it does not declare, at any depth', () => {
    const open: string[] = [];
    const walk = (schema: unknown, at: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { type, additionalProperties } = schema as { type?: string; additionalProperties?: unknown };
      if (type === 'object' && additionalProperties !== false) open.push(at);
      for (const [name, part] of Object.entries(schema)) walk(part, `${at}.${name}`);
    };
    // What a gateway sends is the gateway's to say, and none of it is handed on as it came.
    for (const { name, request } of allCalls.filter(({ actor }) => actor !== 'gateway'))
      walk(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }), name);
    // Which fields it has is a part's to say, and each says it.
    for (const [part, schema] of Object.entries(partSchemas))
      walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), part);
    expect(open).toEqual(['site/save-settings.properties.value']);
  });

  it('only signed-in users are asked for a type or a permission', () => {
    expect(
      allCalls.filter(({ actor, access }) => actor !== 'user' && access.userTypes).map(({ name }) => name),
    ).toEqual([]);
  });
});
