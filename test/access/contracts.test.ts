import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { handlerName } from '#infra/handler-name.ts';
import { handlerOf } from '#infra/local/domains.ts';
import { allCalls, callsByDomain } from '#shared/calls.ts';
import { partSchemas } from '#shared/site/parts/parts.ts';
import { sampleRequests } from '#infra/openapi/samples.ts';

/** The calls that modules of functions/ answer, by what they export. */
function handledCalls(): string[] {
  const files = readdirSync('functions', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.posix.join(entry.parentPath, entry.name));
  return files.flatMap((file) => {
    const exported = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+Handler) = /gm)];
    const name = file.slice('functions/'.length, -'.ts'.length);
    return exported.map(([, handler]) => (handler === handlerName({ name }) ? name : `${file}: ${handler}`));
  });
}

describe('one call, one contract', () => {
  it('every contract is answered by the module of its name, and every handler has its contract in shared/calls.ts', async () => {
    expect(handledCalls().toSorted()).toEqual(allCalls.map(({ name }) => name).toSorted());
    const answered = await Promise.all(allCalls.map(async (call) => (await handlerOf(call)).call.name));
    expect(answered).toEqual(allCalls.map(({ name }) => name));
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

  it.each(['infra/openapi/samples', 'test/access/id-fields', 'test/bench/lists'])(
    '%s has one file a domain, which tells of its own calls alone',
    (folder) => {
      expect(readdirSync(folder).toSorted()).toEqual(
        Object.keys(callsByDomain)
          .map((domain) => `${domain}.ts`)
          .toSorted(),
      );
      const foreign = readdirSync(folder).flatMap((file) =>
        [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^ +'(\w+)\/[\w/-]+': /gm)]
          .filter(([, domain]) => `${domain}.ts` !== file)
          .map(([line]) => `${file}: ${line.trim()}`),
      );
      expect(foreign).toEqual([]);
    },
  );

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
    expect(open).toEqual(['site/settings/save-settings.properties.value']);
  });

  it('only signed-in users are asked for a type or a permission', () => {
    expect(
      allCalls.filter(({ actor, access }) => actor !== 'user' && access.userTypes).map(({ name }) => name),
    ).toEqual([]);
  });
});
