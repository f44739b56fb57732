import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeJob } from '#functions/actors/job.ts';
import { startPortolan } from '#infra/local/run.ts';
import { seedCustomers } from '#test/users/seed-customers.ts';

/** As test/harness/browser-runtime.ts, with as many customers at kestrel as the first argument says. */
const home = mkdtempSync(path.join(tmpdir(), 'portolan-lists-'));
const running = await startPortolan({ home, port: 0 });
await seedCustomers((await makeJob('kestrel', 'bench'))!, Number(process.argv[2]));
console.log(JSON.stringify({ port: running.port }));

const stop = async () => {
  await running.stop();
  rmSync(home, { recursive: true, force: true });
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
