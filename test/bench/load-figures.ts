import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#infra/local/ports.ts';
import { login } from '#shared/users/session/login.ts';
import { DAY, SECOND } from '#shared/time.ts';
import { accountOf } from '#test/browser/accounts.ts';
import { startProgram } from './embedded.ts';
import type { Figure } from './figure.ts';
import { manyClients } from './many-clients.ts';
import type { CleanUp } from './measured-group.ts';
import { memoryOf } from './process-tree.ts';

const CLIENTS = 50;
const WARM = 10 * SECOND;
const LOAD = 60 * SECOND;
const CALM = 60 * SECOND;

/**
 * `npm start` under many clients: what all its processes hold a minute after a minute of them, against what they held
 * after ten seconds of the same; and how much longer the slowest reads take than the usual one. Demo sites without their
 * life: what arrives by itself would be measured with it.
 */
export async function loadFigures(cleanUp: CleanUp): Promise<Figure[]> {
  const home = mkdtempSync(path.join(tmpdir(), 'portolan-bench-load-'));
  cleanUp(async () => rmSync(home, { recursive: true, force: true }));
  const port = await freePort();
  const env = { PORTOLAN_HOME: home, PORTOLAN_LIFE: 'off' };
  const program = startProgram('npm', ['start', '--', '--port', String(port)], env);
  cleanUp(program.stop);
  await program.says(/kestrel\.localhost/);
  const cookie = await signIn(port);
  const departure = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
  const crowd = (ms: number) => manyClients(port, cookie, { clients: CLIENTS, ms, departure });
  await crowd(WARM);
  const before = memoryOf(program.pid);
  const { statuses, reads } = await crowd(LOAD);
  const busy = memoryOf(program.pid);
  const all = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  if ((statuses.get(200) ?? 0) < all * 0.9) throw new Error(`of ${all}: ${JSON.stringify([...statuses])}`);
  await pause(CALM);
  const after = memoryOf(program.pid);
  const sorted = reads.toSorted((a, b) => a - b);
  const quantile = (part: number) => sorted[Math.floor(sorted.length * part)]!;
  const [p50, p99] = [quantile(0.5), quantile(0.99)];
  const MB = (held: typeof before) => `${held.together.toFixed(0)} MB: ${held.each}`;
  return [
    {
      name: `npm start: memory a minute after ${LOAD / SECOND} s of ${CLIENTS} clients (${MB(after)}) against after ${WARM / SECOND} s of them (${MB(before)}); at the end of them ${MB(busy)}`,
      measured: after.together / before.together,
      budget: 1.3,
      unit: '×',
      held: false,
    },
    {
      name: `npm start: p99 of ${sorted.length.toLocaleString('en')} mixed reads by ${CLIENTS} clients (${p99.toFixed(0)} ms) against p50 (${p50.toFixed(0)} ms)`,
      measured: p99 / p50,
      budget: 4,
      unit: '×',
      held: false,
    },
  ];
}

/** The session's cookies of the demo site's travel agent. */
const signIn = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const host = `kestrel.localhost:${port}`;
    const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' };
    const { path: place, method } = login;
    const asked = request({ host: '127.0.0.1', port, path: place, method, headers }, (answer) => {
      answer.resume();
      const cookies = answer.headers['set-cookie'] ?? [];
      if (answer.statusCode === 200) resolve(cookies.map((cookie) => cookie.split(';')[0]).join('; '));
      else reject(new Error(`the demo's agent could not sign in: ${answer.statusCode}`));
    });
    asked.once('error', reject);
    asked.end(JSON.stringify(accountOf('kestrel', 'travelAgent')));
  });
