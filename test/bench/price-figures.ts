import { scopeOf } from '#functions/scope.ts';
import { readBook } from '#functions/markups/store.ts';
import { tryRule } from '#functions/markups/rules/try-rule.ts';
import { previewRule } from '#shared/markups/rules/preview-rule.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { benchTable } from './bench-table.ts';
import { type Figure, timeOf } from './figure.ts';

const BOOKINGS = 1000;

/** A rule tried on the last thousand bookings, as its editor asks for it. */
export async function priceFigures(): Promise<Figure[]> {
  const table = await benchTable();
  const [buyer, staff] = [table.user('quiet', 'retail'), table.user('quiet', 'staff').actor];
  const job = testJob('quiet', 'bench');
  const createdAt = new Date(Date.now() - 86_400_000).toISOString();
  for (let at = 0; at < BOOKINGS; at++) await storeBooking(job, makeBooking(buyer, { createdAt }));
  const scope = scopeOf(staff, previewRule);
  const { book } = await readBook(scope);
  const rule = {
    id: 'TRIED',
    kind: 'perPassenger',
    value: 100,
    groupId: '',
    airlineCode: '',
    departureId: '',
  } as const;
  const { looked, moved } = await tryRule(scope, book, 'defaults', rule);
  return [
    { name: 'a rule tried: bookings priced again', measured: looked, budget: BOOKINGS, unit: '', held: true },
    { name: 'a rule tried: bookings that it moves', measured: moved, budget: BOOKINGS, unit: '', held: true },
    {
      name: 'a rule tried on 1,000 bookings',
      measured: await timeOf(5, () => tryRule(scope, book, 'defaults', rule)),
      budget: 2000,
      unit: 'ms',
      held: false,
    },
  ];
}
