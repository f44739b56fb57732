import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeJob } from '#functions/actors/job.ts';
import { makeUser } from '#functions/actors/user.ts';
import { readUserByEmail } from '#functions/users/store.ts';
import { startPortolan } from '#infra/local/run.ts';
import { HOUR, instant } from '#shared/time.ts';
import { accountOf } from '#test/browser/accounts.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { seedCustomers } from '#test/users/seed-customers.ts';

/** As test/harness/browser-runtime.ts, with as many customers and bookings of its agent at kestrel as the arguments say. */
const home = mkdtempSync(path.join(tmpdir(), 'portolan-lists-'));
const running = await startPortolan({ home, port: 0 });
const [customers = 0, bookings = 0] = process.argv.slice(2).map(Number);
const job = (await makeJob('kestrel', 'bench'))!;
await seedCustomers(job, customers);
const agent = (await readUserByEmail(job, accountOf('kestrel', 'travelAgent').email))!;
const booker = { item: agent, actor: makeUser(job.head, agent, '') };
for (let nth = 0; nth < bookings; nth++) {
  const createdAt = instant(Date.now() - nth * HOUR);
  await storeBooking(job, makeBooking(booker, { pnr: `BN${String(nth).padStart(4, '0')}`, createdAt }));
}
console.log(JSON.stringify({ port: running.port }));

const stop = async () => {
  await running.stop();
  rmSync(home, { recursive: true, force: true });
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
