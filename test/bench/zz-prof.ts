import { Session } from 'node:inspector/promises';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { keys } from '#functions/table/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { benchTable, stopBenchTable } from './bench-table.ts';
import { askGood } from './call-figures.ts';
import { timeOf } from './figure.ts';
const table = await benchTable();
const agent = table.user('sarathi', 'travelAgent');
const job = testJob('sarathi', 'bench');
const bookings = Array.from({ length: 60 }, (_, at) => makeBooking(agent, { pnr: `BN${String(at).padStart(4, '0')}` }));
for (const b of bookings) await storeBooking(job, b);
const { bookingId } = bookings[30]!;
const asks: Record<string, () => Promise<void>> = {
  list: () => askGood({ site: 'sarathi', call: getTickets, body: {}, as: agent }),
  wallet: () => askGood({ site: 'sarathi', call: getWalletBalance, body: {}, as: agent }),
  booking: () => askGood({ site: 'sarathi', call: getBookingDetails, body: { bookingId }, as: agent }),
};
const say = console.log.bind(console);
console.info = console.log = () => undefined;
for (const ask of Object.values(asks)) for (let i = 0; i < 100; i++) await ask();
await timeOf(200, () => getItem(keys.booking(job, bookingId)));
for (let round = 0; round < 3; round++) {
  const ref = await timeOf(300, () => getItem(keys.booking(job, bookingId)));
  const line = [`getItem ${ref.toFixed(3)}`];
  for (const [name, ask] of Object.entries(asks)) {
    const t = await timeOf(300, ask);
    line.push(`${name} ${t.toFixed(3)} ${(t / ref).toFixed(2)}x`);
  }
  say(line.join(' | '));
}
if (process.argv.includes('--profile'))
  for (const [name, ask] of Object.entries({ ref: () => getItem(keys.booking(job, bookingId)), ...asks })) {
    const s = new Session();
    s.connect();
    await s.post('Profiler.enable');
    await s.post('Profiler.setSamplingInterval', { interval: 100 });
    await s.post('Profiler.start');
    for (let i = 0; i < 600; i++) await ask();
    const { profile } = await s.post('Profiler.stop');
    const byId = new Map(profile.nodes.map((n) => [n.id, n]));
    const parent = new Map<number, number>();
    for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
    const self = new Map<string, number>();
    const incl = new Map<string, number>();
    let total = 0,
      idle = 0;
    const label = (n: any) =>
      `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.replace(/.*lane-behalf\//, '').replace(/.*node_modules\//, 'nm/')}:${n.callFrame.lineNumber + 1}`;
    profile.samples!.forEach((id, i) => {
      const d = profile.timeDeltas![i]! / 600;
      const n = byId.get(id)!;
      if (n.callFrame.functionName === '(idle)') {
        idle += d;
        return;
      }
      total += d;
      const seen = new Set<string>();
      let at: number | undefined = id;
      self.set(label(n), (self.get(label(n)) ?? 0) + d);
      while (at !== undefined) {
        const l = label(byId.get(at)!);
        if (!seen.has(l)) {
          seen.add(l);
          incl.set(l, (incl.get(l) ?? 0) + d);
        }
        at = parent.get(at);
      }
    });
    say(`== ${name}: cpu ${total.toFixed(0)} us a call, idle ${idle.toFixed(0)}`);
    say('-- self');
    for (const [l, t] of [...self].sort((a, b) => b[1] - a[1]).slice(0, 14)) say(t.toFixed(0).padStart(6), l);
    say('-- inclusive, own');
    for (const [l, t] of [...incl]
      .filter(([l]) => /functions\/|shared\/|infra\/|powertools|middy|zod|lib-dynamodb|smithy/.test(l))
      .sort((a, b) => b[1] - a[1])
      .slice(0, 40))
      say(t.toFixed(0).padStart(6), l);
    s.disconnect();
  }
await stopBenchTable();
process.exit(0);
