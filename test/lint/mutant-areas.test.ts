import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isWrites, testsFor, testsOf } from '../mutants/area.ts';
import { readNamedEqual } from '../mutants/named-equal.ts';
import { areas } from '../mutants/plan.ts';
import { reachOf } from '../mutants/reach.ts';

const planned = areas.flatMap(({ files }) => files);

describe('the areas of npm run test:mutants', () => {
  it('hold every writes file, and each file once', () => {
    const writes = readdirSync('functions', { recursive: true })
      .map((name) => `functions/${String(name)}`)
      .filter(isWrites);
    expect(writes.length).toBeGreaterThan(50);
    expect(writes.filter((file) => !planned.includes(file))).toEqual([]);
    expect(planned.filter((file, at) => planned.indexOf(file) !== at)).toEqual([]);
  });

  it('name files and tests that there are, and have names of their own', () => {
    const named = [...planned, ...areas.flatMap(testsOf)];
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
    expect(new Set(areas.map(({ name }) => name)).size).toBe(areas.length);
  });

  it.each(areas)('$name: each of its files is run by a test of it, and each of its tests runs one', (area) => {
    expect(area.files.filter((file) => !testsFor(area, file).length)).toEqual([]);
    const idle = testsOf(area).filter((test) => !area.files.some((file) => reachOf(test).has(file)));
    expect(idle).toEqual([]);
  });

  it('hold what is named as equal, which stands in its file', () => {
    const oneLine = (code: string) => code.replace(/\s+/g, ' ').replace(/ ?([{}()]) ?/g, '$1');
    const named = readNamedEqual();
    expect(named.length).toBeGreaterThan(30);
    const gone = named.filter(
      ({ file, was }) => !planned.includes(file) || !oneLine(readFileSync(file, 'utf8')).includes(oneLine(was)),
    );
    expect(gone).toEqual([]);
  });

  it('knows what a test runs: by imports that are code, and by the calls that it asks', () => {
    const reached = reachOf('test/wallet/credit-limits.test.ts');
    expect(reached).toContain('functions/wallet/set-credit-limit.ts');
    expect(reached).toContain('functions/wallet/writes.ts');
    // A neighbour of the same domain, whose call it does not ask.
    expect(reached).not.toContain('functions/wallet/confirm-transfer.ts');
    // Types alone.
    expect(reached).not.toContain('functions/jobs/model.ts');
  });
});
