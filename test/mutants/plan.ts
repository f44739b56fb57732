import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Files whose mutants are tried together, and the tests that may kill them. */
export interface Area {
  /** What is said on the command line and in docs/invariants.md. */
  name: string;
  files: readonly string[];
  /** Files, or folders for all their tests; the quickest to kill first. Not all that might: a score is at least this. */
  tests: readonly string[];
}

const isTest = (name: string) => /\.test\.tsx?$/.test(name);
const filesIn = (folder: string, isWanted: (name: string) => boolean = (name) => name.endsWith('.ts')) =>
  readdirSync(folder)
    .filter(isWanted)
    .map((name) => `${folder}/${name}`)
    .sort();

/** Every `writes.ts` and `*-writes.ts` of a domain. */
const writesOf = (domain: string) => filesIn(`functions/${domain}`, (name) => /(^|-)writes\.ts$/.test(name));

/** What of functions/http stands on the table; the rest asks nothing but the request. */
const pipeline = ['handle.ts', 'idempotency.ts', 'rate-limit.ts', 'refused-values.ts', 'serve.ts'];

/** What decides: who may, what is written, where the money goes. The rest of the product is not mutated. */
export const areas: readonly Area[] = [
  { name: 'money', files: ['shared/money.ts'], tests: ['test/money'] },
  {
    name: 'markups',
    files: [...filesIn('functions/markups'), 'functions/flights/price-fare.ts'],
    tests: ['test/markups', 'test/flights/price-fare.test.ts', 'test/flights/price-steps.test.ts'],
  },
  {
    name: 'lifecycles',
    files: [
      'shared/payments/model.ts',
      'shared/bookings/model.ts',
      'functions/payments/payable.ts',
      'functions/payments/payment-deadline.ts',
    ],
    tests: ['test/payments/payable.test.ts', 'test/bookings/statuses.test.ts', 'test/bookings/queue-card.test.ts'],
  },
  {
    name: 'table',
    files: filesIn('functions/table'),
    tests: ['keys', 'expression', 'conditions', 'read']
      .map((name) => `test/table/${name}.test.ts`)
      .concat('test/lists/scope.test.ts', 'test/table'),
  },
  {
    name: 'lists',
    files: filesIn('functions/lists'),
    tests: ['test/lists/drive.test.ts', 'test/lists/numbers-of-page.test.ts', 'test/lists/numbered-list.test.ts'],
  },
  {
    name: 'http',
    files: filesIn('functions/http', (name) => !pipeline.includes(name)),
    tests: ['network-of', 'edge-of-http', 'pages-origin', 'request-amounts'].map((name) => `test/http/${name}.test.ts`),
  },
  {
    name: 'http/pipeline',
    files: pipeline.map((name) => `functions/http/${name}`),
    tests: [
      ...[
        'refused-by-the-table',
        'session-on-the-way',
        'answered',
        'pipeline',
        'idempotency',
        'refused-values',
        'methods',
      ].map((name) => `test/http/${name}.test.ts`),
      'test/users/rate-limit.test.ts',
    ],
  },
  {
    name: 'actors',
    files: filesIn('functions/actors'),
    tests: ['test/actors', 'test/lists/scope.test.ts', 'test/users/sign-out.test.ts'],
  },
  {
    name: 'writes/bookings',
    files: writesOf('bookings'),
    tests: [
      ...['booking-writes', 'ticket-writes', 'waiting-card'].map((name) => `test/bookings/${name}.test.ts`),
      'test/workers/refresh-booking.test.ts',
    ],
  },
  { name: 'writes/flights', files: writesOf('flights'), tests: ['test/flights/flight-writes.test.ts'] },
  {
    name: 'writes/notifications',
    files: writesOf('notifications'),
    tests: ['mail-writes', 'deliver-due-mail'].map((name) => `test/notifications/${name}.test.ts`),
  },
  {
    name: 'writes/payments',
    files: writesOf('payments'),
    tests: ['order-writes', 'order-lists', 'payment-lists', 'pay-from-wallet'].map(
      (name) => `test/payments/${name}.test.ts`,
    ),
  },
  {
    name: 'writes/site',
    files: writesOf('site'),
    tests: ['site-writes', 'revisions'].map((name) => `test/site/${name}.test.ts`),
  },
  {
    name: 'writes/users',
    files: writesOf('users'),
    tests: ['account-writes', 'user-writes', 'travellers', 'upgrade-users'].map((name) => `test/users/${name}.test.ts`),
  },
  {
    name: 'writes/wallet',
    files: writesOf('wallet'),
    tests: ['test/wallet/wallet-writes.test.ts', 'test/wallet/entry-lists.test.ts', 'test/wallet/wallet-calls.test.ts'],
  },
  {
    name: 'saga',
    files: [
      ...filesIn('functions/workers/saga'),
      ...['next-refresh', 'writes'].map((name) => `functions/workers/${name}.ts`),
    ],
    tests: ['saga-writes', 'saga-rules', 'task-writes', 'advance', 'ask-booking-supplier'].map(
      (name) => `test/workers/${name}.test.ts`,
    ),
  },
  {
    name: 'saga/payments',
    files: ['settle-order', 'refund-order', 'refund-payment'].map((name) => `functions/payments/${name}.ts`),
    tests: [
      ...[
        'gateway',
        'razorpay-money',
        'expires-meanwhile',
        'duplicate-bookings',
        'payment-lists',
        'any-service',
        'credits-once',
        'outcome-mails',
      ].map((name) => `test/payments/${name}.test.ts`),
      'test/workers/saga.test.ts',
    ],
  },
  {
    name: 'saga/tasks',
    files: filesIn(
      'functions/workers',
      (name) => name.endsWith('.ts') && !['next-refresh.ts', 'writes.ts'].includes(name),
    ),
    tests: [
      ...['wake-up', 'mail-feedback', 'reconcile-wallets', 'tasks', 'refresh-booking', 'saga', 'staff-decide'].map(
        (name) => `test/workers/${name}.test.ts`,
      ),
      'test/payments/gateway.test.ts',
    ],
  },
];

/** The test files of an area, each once, in its order. */
export const testsOf = ({ tests }: Pick<Area, 'tests'>): string[] => [
  ...new Set(
    tests.flatMap((given) =>
      isTest(given)
        ? [given]
        : readdirSync(given, { recursive: true })
            .map(String)
            .filter(isTest)
            .map((name) => path.join(given, name))
            .sort(),
    ),
  ),
];
