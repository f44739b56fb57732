import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allCalls } from '#shared/calls.ts';
import { changedSince, reachedBy } from '../since.mjs';

describe('npm test -- --since <commit>', () => {
  it('of a call: its own tests, those that ask every call, that call’s access, and journeys of its domain', async () => {
    const { handlers, browser, calls, isAll } = await reachedBy(['functions/destination/combos/get-combos.ts']);
    expect(isAll).toBe(false);
    expect(calls).toEqual(['destination/combos/get-combos']);
    expect(handlers).toEqual(
      expect.arrayContaining([
        'test/destination/combos.test.ts',
        'test/access/matrix.test.ts',
        'test/access/foreign-ids.test.ts',
        'test/http/contract-fuzz.test.ts',
        'test/lint/source-rules.test.ts',
      ]),
    );
    expect(handlers.filter((file) => /^test\/(?:wallet|payments|users\/sign-in)/.test(file))).toEqual([]);
    expect(browser).toContain('test/browser/combos.journey.ts');
    expect(browser).not.toContain('test/browser/wallet.journey.ts');
  });

  it('of a contract: whoever asks it, by way of its handler or of a page', async () => {
    const { handlers, browser, calls } = await reachedBy(['shared/wallet/add-wallet-entry.ts']);
    expect(calls).toContain('wallet/add-wallet-entry');
    expect(handlers).toContain('test/wallet/wallet-calls.test.ts');
    expect(browser).toContain('test/browser/wallet.journey.ts');
  });

  it('of what every commit goes through: every call and every journey whose pages make one', async () => {
    const { calls, browser, handlers } = await reachedBy(['functions/table/commit.ts']);
    expect(calls).toHaveLength(allCalls.length);
    expect(browser.length).toBeGreaterThan(50);
    expect(handlers.length).toBeGreaterThan(200);
  });

  it('of a dialog that a screen loads late: the journeys of that screen’s address', async () => {
    const { browser, calls } = await reachedBy(['web/areas/areas-page.tsx']);
    expect(calls).toEqual([]);
    expect(browser).toContain('test/browser/areas.journey.ts');
    expect(browser).not.toContain('test/browser/paying.journey.ts');
  });

  it('of a page with an entry of its own: the journeys of its address', async () => {
    const { browser } = await reachedBy(['web/transfers/driver/use-driver-jobs.ts']);
    expect(browser).toContain('test/browser/transfers.journey.ts');
    expect(browser).not.toContain('test/browser/paying.journey.ts');
  });

  it('of code that runs in a thread, of a file that a test starts by its name, and of a journey', async () => {
    const reached = async (file: string) => {
      const { handlers, browser } = await reachedBy([file]);
      return [...handlers, ...browser];
    };
    expect(await reached('functions/destination/import/workbook-thread.ts')).toContain(
      'test/destination/workbooks.test.ts',
    );
    expect(await reached('test/browser/combos.journey.ts')).toContain('test/browser/combos.journey.ts');
    expect(await reached('test/harness/browser-runtime.ts')).toContain('test/browser/combos.journey.ts');
  });

  it('of the deployed shape: the stack; of what everything stands on: all', async () => {
    expect((await reachedBy(['infra/aws/platform.ts'])).stack).toContain('test/localstack/stack.test.ts');
    expect((await reachedBy(['functions/destination/combos/get-combos.ts'])).stack).toEqual([]);
    expect((await reachedBy(['package-lock.json'])).isAll).toBe(true);
    const { handlers, browser } = await reachedBy(['docs/runbook.md']);
    expect(browser).toEqual([]);
    expect(handlers).toContain('test/aws/booking-requests.test.ts');
  });

  it('knows what was changed, added, taken away and moved, committed or not', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portolan-since-'));
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@portolan.example', ...words], {
        cwd: folder,
        encoding: 'utf8',
      });
    const put = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
    try {
      git('init', '--quiet');
      mkdirSync(path.join(folder, 'web'));
      for (const name of ['same.ts', 'changed.ts', 'moved.ts', 'gone.ts']) put(name, `${name}\n`);
      git('add', '.');
      git('commit', '--quiet', '-m', 'First');
      const commit = git('rev-parse', 'HEAD').trim();
      put('changed.ts', 'other\n');
      renameSync(path.join(folder, 'moved.ts'), path.join(folder, 'web/moved.ts'));
      rmSync(path.join(folder, 'gone.ts'));
      git('add', '.');
      git('commit', '--quiet', '-m', 'Second');
      put('new.ts', 'new\n');
      expect(changedSince(commit, folder).toSorted()).toEqual([
        'changed.ts',
        'gone.ts',
        'moved.ts',
        'new.ts',
        'web/moved.ts',
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('answers a commit that is not there by saying so, and fails', () => {
    const { stdout, status } = spawnSync(process.execPath, ['test/run.mjs', '--since', 'no-such-commit', '--files'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toMatch(/Nothing is known of "no-such-commit"/);
    expect(stdout.trim().split('\n').at(-1)).toBe('0 passed, 1 failed');
  });
});
