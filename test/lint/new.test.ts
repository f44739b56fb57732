import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from '@babel/parser';
import { handlerName } from '#infra/handler-name.ts';
import { fromTemplate, HOLE, kinds } from '#infra/new/from-template.ts';

const names = { call: 'bookings/ask-refund', list: 'files/get-pictures', record: 'destination/masters/tour-guide' };
/** As infra/handler-name.ts says it; a room of the domain is no part of it. */
const handlerOf = (name: string) => handlerName({ name: name.replace(/\/.*\//, '/') });
/** The calls that each makes. */
const calls = {
  call: ['bookings/ask-refund'],
  list: ['files/get-pictures'],
  record: ['destination/masters/get-tour-guides', 'destination/masters/save-tour-guide'],
};
/** Files that list a domain's calls. */
const listsOf = (domain: string): string[] =>
  readdirSync(`shared/${domain}`, { recursive: true })
    .map((name) => path.posix.join(`shared/${domain}`, String(name)))
    .filter((file) => /(?:^|[/-])calls\.ts$/.test(file));
const registries = ['infra/openapi/samples', 'test/access/id-fields', 'test/bench/lists', '.oxfmtrc.json'];

describe.each(kinds)('npm run new -- %s', (kind) => {
  const root = mkdtempSync(path.join(tmpdir(), 'portolan-new-'));
  const [domain] = names[kind].split('/') as [string];
  let files: Map<string, string>;
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

  beforeAll(() => {
    for (const one of [...registries, ...listsOf(domain)]) cpSync(one, path.join(root, one), { recursive: true });
    files = fromTemplate(kind, names[kind], root);
    for (const [file, text] of files) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    const formatter = path.resolve('node_modules/oxfmt/bin/oxfmt');
    const ran = spawnSync(process.execPath, [formatter, ...files.keys()], { cwd: root, encoding: 'utf8' });
    expect(ran.status, ran.stderr).toBe(0);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('writes what can be read, with every name of the template spelt', () => {
    for (const file of files.keys()) {
      expect(() => parse(textOf(file), { sourceType: 'module', plugins: ['typescript', 'jsx'] }), file).not.toThrow();
      expect(textOf(file), file).not.toMatch(/\{\{|\}\}\w|undefined/);
    }
  });

  it('makes contract, handler and test anew, each with holes that nothing declares', () => {
    const made = [...files.keys()].filter((file) => !existsSync(file));
    for (const name of calls[kind])
      expect(made).toEqual(expect.arrayContaining([`shared/${name}.ts`, `functions/${name}.ts`]));
    expect(made.filter((file) => file.startsWith(`test/${domain}/`))).toHaveLength(1);
    const codeOf = (file: string) => textOf(file).replaceAll(/\/\*[^]*?\*\/|'[^']*'/g, '');
    // A handler may be whole by what it stands on; what it stands on is not.
    for (const folder of ['shared', 'functions', 'test'])
      expect(made.some((file) => file.startsWith(`${folder}/`) && codeOf(file).includes(HOLE))).toBe(true);
    for (const name of calls[kind]) expect(codeOf(`shared/${name}.ts`)).toContain(HOLE);
    for (const file of made) expect(codeOf(file)).not.toMatch(new RegExp(`(const|import|function|type)[ {]+${HOLE}`));
  });

  it('enters its calls where the domain lists, samples and declares them', () => {
    for (const name of calls[kind]) {
      const module = name.slice(domain.length + 1);
      const contract = handlerOf(name).slice(0, -'Handler'.length);
      expect(textOf(`shared/${name}.ts`)).toContain(`export const ${contract} = defineCall({\n  name: '${name}',`);
      expect(textOf(`functions/${name}.ts`)).toContain(`export const ${handlerOf(name)} = handle(${contract}, `);
      const lists = listsOf(domain).filter((file) => files.has(file));
      expect(lists).toHaveLength(1);
      expect(textOf(lists[0]!)).toContain(`import { ${contract} } from './${module}.ts';`);
      expect(textOf(lists[0]!)).toMatch(new RegExp(`= \\[[^]*\\b${contract},`));
      expect(textOf(`infra/openapi/samples/${domain}.ts`)).toMatch(new RegExp(`requests: \\{[^]*'${name}': `));
    }
    expect(textOf(`test/access/id-fields/${domain}.ts`)).toContain(`'${calls[kind].at(-1)}': `);
    expect(files.has(`test/bench/lists/${domain}.ts`)).toBe(kind !== 'call');
  });

  it('touches nothing that is there already, and says why', () => {
    expect(() => fromTemplate(kind, names[kind], root)).toThrow('is there already');
    expect(() => fromTemplate(kind, 'nowhere/ask-refund')).toThrow('no domain "nowhere"');
    for (const odd of ['bookings', 'bookings/AskRefund', '../bookings/ask-refund'])
      expect(() => fromTemplate(kind, odd)).toThrow('is no name');
  });
});
