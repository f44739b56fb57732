import { scopeOfJob } from '#functions/scope.ts';
import { findCustomers } from '#functions/users/customers/find-customers.ts';
import { searchCustomers } from '#functions/users/customers/search-customers.ts';
import { type CustomerFilter, customerFilter } from '#shared/users/customers/customer-filter.ts';
import { CUSTOMERS_PAGE } from '#shared/users/customers/get-customers.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { seedCustomers } from '#test/users/seed-customers.ts';
import { benchTable } from './bench-table.ts';
import type { Figure } from './figure.ts';
import { itemBytes, type Recorded, recordTable } from './table-recorder.ts';

/** A call with combined filters reads cards of this many bytes at most: half a unit each 4 KB, from an index. */
const MOST_READ = 1_048_576;
/** Of so many customers one is named otherwise, so that a word finds a page of them and some more. */
const EVERY = 250;

const filterOf = (filter: Partial<CustomerFilter>): CustomerFilter => ({ ...customerFilter.parse({}), ...filter });
const sum = (operations: readonly Recorded[], of: 'units' | 'scanned' | 'returned') =>
  operations.reduce((all, operation) => all + operation[of], 0);

/** What staff's list of so many customers asks of the table: all counts, held. */
export const customerFigures = (count: number) => async (): Promise<Figure[]> => {
  await benchTable();
  const job = testJob('gulf', 'bench');
  const scope = scopeOfJob(job);
  await seedCustomers(
    job,
    count,
    (nth) => ({
      userType: nth % 4 === 0 ? 'corporate' : 'retail',
      lastName: nth % EVERY === 0 ? 'Tharayil' : `Customer ${nth}`,
      isBlocked: nth % EVERY === 0,
    }),
    ({ lastName }) => (lastName === 'Tharayil' ? ['tharayil'] : []),
  );
  const { take } = recordTable();
  const queriesOf = async (ask: () => Promise<unknown>): Promise<Recorded[]> => {
    take();
    await ask();
    return take().filter(({ name }) => name === 'QueryCommand');
  };
  const at = `at ${count.toLocaleString('en')} customers`;
  const figure = (name: string, measured: number, budget: number): Figure => ({
    name: `${name} ${at}`,
    measured,
    budget,
    unit: '',
    held: true,
  });
  /** One Query of which all that is read is shown, at the price of its page. */
  const whole = (name: string, queries: readonly Recorded[]): Figure[] => {
    const kilobytes = queries.flatMap(({ items }) => items).reduce((all, item) => all + itemBytes(item), 0) / 1024;
    return [
      figure(`customers, ${name}: queries`, queries.length, 1),
      figure(`customers, ${name}: rows read for each returned`, sum(queries, 'scanned') / sum(queries, 'returned'), 1),
      figure(
        `customers, ${name}: read units of its page of ${kilobytes.toFixed(1)} KB`,
        sum(queries, 'units'),
        Math.ceil((kilobytes / 4) * 0.5),
      ),
    ];
  };
  /** One driver within bounds. */
  const narrowed = (name: string, queries: readonly Recorded[]): Figure =>
    figure(
      `customers, ${name}: read units in ${queries.length} queries, ${(sum(queries, 'scanned') / Math.max(1, sum(queries, 'returned'))).toFixed(1)} rows read for each returned`,
      sum(queries, 'units'),
      (MOST_READ / 4096) * 0.5,
    );
  const middle = Math.ceil(count / CUSTOMERS_PAGE / 2);
  const find = (filter: Partial<CustomerFilter>) => queriesOf(() => findCustomers(scope, filterOf(filter)));
  const found = await queriesOf(() => searchCustomers(scope, 'tharayil'));
  return [
    ...whole('page 1', await find({})),
    ...whole(`page ${middle}`, await find({ page: middle })),
    ...whole('of one type', await find({ userType: 'corporate' })),
    narrowed('of one type and blocked', await find({ userType: 'corporate', isBlocked: true })),
    narrowed('filters that nobody fits', await find({ userType: 'retail', isExempted: true, status: 'unverified' })),
    figure('customers, typed search: queries', found.length, 1),
    narrowed('typed search', found),
  ];
};
