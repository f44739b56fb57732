import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { callsByDomain } from '#shared/calls.ts';

const run = (...words: string[]) => {
  const { stdout, status } = spawnSync(process.execPath, ['test/run.mjs', ...words], { encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n') };
};

describe('npm test -- <domain>', () => {
  it('answers a name that nobody knows with those there are, and fails', () => {
    const { status, lines } = run('no-such-domain');
    expect(status).toBe(1);
    for (const domain of ['users', 'bookings', 'flights', 'wallet', 'payments', 'site', 'reference'])
      expect(lines[0]).toMatch(new RegExp(`[ ,]${domain}[,.]`));
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
  });

  it.each(Object.keys(callsByDomain))('of %s: its folder, its calls’ access, the rules of the sources', (domain) => {
    const { status, lines } = run(domain, '--files');
    expect(status).toBe(0);
    expect(lines).toEqual(
      expect.arrayContaining([
        ...readdirSync(`test/${domain}`)
          .filter((name) => name.endsWith('.test.ts'))
          .map((name) => `test/${domain}/${name}`),
        'test/access/matrix.test.ts',
        'test/access/foreign-ids.test.ts',
        'test/http/contract-fuzz.test.ts',
        'test/lint/source-rules.test.ts',
      ]),
    );
    for (const file of lines) expect(existsSync(file), file).toBe(true);
  });

  it('has a place for every journey: a first line that names domains', () => {
    const known = run('no-such-domain').lines[0]!;
    for (const name of readdirSync('test/browser').filter((file) => file.endsWith('.journey.ts'))) {
      const [first] = readFileSync(`test/browser/${name}`, 'utf8').split('\n');
      expect(first, name).toMatch(/^\/\/ domains: [a-z-]+(, [a-z-]+)*$/);
      for (const domain of first!.replace('// domains: ', '').split(', '))
        expect(known, name).toMatch(new RegExp(`[ ,]${domain}[,.]`));
    }
  });
});
