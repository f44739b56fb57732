import { type Area, files, sourcesOf, tests, writesOf } from './area.ts';

/** What of functions/http stands on the table; the rest asks nothing but the request. */
const pipeline = files('functions/http', 'handle idempotency request/rate-limit refused-values serve leave-session');
/** What of the workers decides about one order; the rest takes tasks and hands them on. */
const ofSaga = [
  'functions/bookings/next-refresh.ts',
  'functions/payments/lease-writes.ts',
  'functions/tasks/writes.ts',
  ...sourcesOf('functions/flights/saga').filter((file) => !file.endsWith('/refresh-booking.ts')),
  ...writesOf('functions/flights/saga'),
];
const settling = files('functions/payments', 'settle-order refund-order refund-payment');
const deadlines = files('functions/payments', 'payable payment-deadline');
const gateways = ['gateways', 'razorpay', 'phonepe', 'sandbox-gateway'].flatMap((name) =>
  sourcesOf(`functions/payments/${name}`),
);
const less = (all: readonly string[], taken: readonly string[]) => all.filter((file) => !taken.includes(file));

/**
 * What decides: who may, what is written, where the money goes. The rest of the product is not mutated. Each area's
 * tests run its files (test/lint/mutant-areas.test.ts), and of them a file's mutants meet only those that run it.
 */
export const areas: readonly Area[] = [
  { name: 'money', files: ['shared/money.ts'], tests: ['test/money'] },
  {
    name: 'markups',
    files: [...sourcesOf('functions/markups'), ...writesOf('functions/markups')],
    tests: [...tests('markups', 'choose-rule tax-rates pricing-rules price-sums winner'), 'test/markups'].concat(
      tests('flights', 'price-fare'),
    ),
  },
  {
    name: 'lifecycles',
    files: ['shared/payments/model.ts', 'shared/bookings/model.ts', ...deadlines],
    tests: [...tests('payments', 'payable'), ...tests('bookings', 'statuses queue-card')],
  },
  {
    name: 'table',
    files: sourcesOf('functions/table').concat(writesOf('functions/table')),
    tests: [
      ...tests('table', 'keys expression conditions read'),
      ...tests('lists', 'scope'),
      ...tests('table', 'commit commit-after single-writes keys-in-use until-it-stands in-turn in-moments'),
      ...tests('wallet', 'bank-accounts'),
    ],
  },
  {
    name: 'lists',
    files: sourcesOf('functions/lists'),
    tests: tests('lists', 'drive fits-words numbers-of-page numbered-list'),
  },
  {
    name: 'http',
    files: less(sourcesOf('functions/http'), pipeline),
    tests: [
      ...tests('http', 'network-of edge-of-http pages-origin request-amounts answered'),
      ...tests('payments', 'razorpay'),
    ],
  },
  {
    name: 'http/pipeline',
    files: pipeline,
    tests: [
      ...tests('http', 'refused-by-the-table session-on-the-way answered pipeline idempotency refused-values methods'),
      ...tests('users', 'rate-limit'),
    ],
  },
  {
    name: 'actors',
    files: sourcesOf('functions/actors'),
    tests: [
      'test/actors',
      ...tests('lists', 'scope'),
      ...tests('users', 'sign-out'),
      ...tests('flights', 'book-for-customer'),
      ...tests('payments', 'razorpay'),
      ...tests('site', 'create-site'),
      ...tests('partners', 'jump partner-keys'),
    ],
  },
  {
    name: 'rights',
    files: [
      ...sourcesOf('functions/permissions'),
      ...writesOf('functions/permissions'),
      ...files('shared/permissions', 'holds held catalogue'),
    ],
    tests: [
      ...tests('permissions', 'catalogue draft never-disagree explain-access menu-off groups members'),
      ...tests('users', 'create-staff permission-group-members'),
    ],
  },
  {
    name: 'rates',
    files: [
      ...files('shared/destination/rates', 'price-option rate-year rate-order sharing season-copy tidy-days'),
      ...sourcesOf('functions/destination/rates'),
    ],
    tests: [
      ...tests('destination', 'tidy-days price-option season-copy heat-map rates rates-held section-5'),
      ...tests('areas', 'transfers'),
    ],
  },
  {
    name: 'ledger',
    files: sourcesOf('functions/wallet'),
    tests: [
      ...tests(
        'wallet',
        'wallet-rules wallet-writes entry-lists bank-accounts credit-limits statement wallet-calls transfers top-up rolled-days ledger find-bank-references at-once',
      ),
      ...tests('workers', 'reconcile-wallets tasks'),
      ...tests('exports', 'wallet-report'),
    ],
  },
  {
    name: 'areas',
    files: sourcesOf('functions/areas').concat(writesOf('functions/areas')),
    tests: [...tests('areas', 'areas transfers filtered'), ...tests('destination', 'masters')],
  },
  {
    name: 'changes',
    files: sourcesOf('functions/changes').concat(writesOf('functions/changes')),
    tests: tests(
      'changes',
      'by-hand quoted lifecycle parts-of at-supplier reissue reissue-offers reissue-sum settled-at-dashboard',
    ),
  },
  {
    name: 'files',
    files: [
      ...files('functions/files', 'may-upload check-file file-token token-route start-upload finish-upload'),
      ...files('functions/files', 'take-upload take-slip download-link slip-object kept-object due-files'),
      ...writesOf('functions/files'),
    ],
    tests: [
      ...tests('files', 'file-token documents download-link uploads'),
      ...tests('wallet', 'transfers'),
      ...tests('destination', 'activities'),
      ...tests('users', 'agency-logo'),
      ...tests('workers', 'tasks'),
    ],
  },
  {
    name: 'jobs',
    files: [
      ...sourcesOf('functions/jobs'),
      ...files('functions/workers', 'run-job job-kinds'),
      ...writesOf('functions/jobs'),
      ...files('functions/exports', 'may-export begin-export start-export cancel-export get-export get-exports'),
      ...writesOf('functions/exports'),
    ],
    tests: [...tests('exports', 'rights own-statement'), ...tests('jobs', 'jobs')],
  },
  {
    name: 'duffel',
    files: files(
      'functions/suppliers/duffel',
      'map-offer map-order map-passengers map-segments map-services conditions fares minor-of outcomes quote-for-ages airline-changes',
    ),
    tests: tests(
      'suppliers',
      'duffel-mapping duffel-segments duffel-ages duffel-orders duffel-airline-changes duffel-late-tickets duffel-trouble',
    ),
  },
  {
    name: 'writes/bookings',
    files: writesOf('functions/bookings'),
    tests: [...tests('bookings', 'booking-writes ticket-writes waiting-card'), ...tests('workers', 'refresh-booking')],
  },
  {
    name: 'writes/destination',
    files: [...writesOf('functions/destination'), ...writesOf('functions/records')],
    tests: tests(
      'destination',
      'masters market-of-customer activities tour-options combos rates rates-held season-copy import import-catalogue import-active',
    ),
  },
  {
    name: 'writes/flights',
    files: less(writesOf('functions/flights'), ofSaga),
    tests: tests('flights', 'flight-writes searches-used-up hold-flight'),
  },
  {
    name: 'writes/notifications',
    files: writesOf('functions/notifications'),
    tests: tests('notifications', 'mail-writes deliver-due-mail unreached'),
  },
  {
    name: 'writes/payments',
    files: less(writesOf('functions/payments'), ofSaga),
    tests: tests(
      'payments',
      'order-writes order-lists payment-lists pay-from-wallet test-payment gateway-settings changed-account gateway outside-refunds',
    ),
  },
  {
    name: 'writes/site',
    files: writesOf('functions/site'),
    tests: tests('site', 'site-writes revisions save-settings secrets create-site first-day suspend-site'),
  },
  {
    name: 'writes/users',
    files: writesOf('functions/users'),
    tests: [
      ...tests('users', 'account-writes user-writes travellers change-user super-admins customer-notes'),
      ...tests(
        'users',
        'verify-pan-card person-pan create-staff second-factor-setup second-factor-races own-sessions approve-customer',
      ),
      ...tests('users', 'update-details unopened-account changed-email sole-proprietor'),
      ...tests('payments', 'daily-limit'),
      ...tests('markups', 'own-markup api-consumers'),
    ],
  },
  {
    name: 'writes/invoices',
    files: writesOf('functions/invoices'),
    tests: tests('invoices', 'series'),
  },
  {
    name: 'writes/quotations',
    files: writesOf('functions/quotations'),
    tests: tests('quotations', 'save-kart paid voucher'),
  },
  {
    name: 'writes/transfers',
    files: writesOf('functions/transfers'),
    tests: [...tests('transfers', 'job-sheet driver-link'), ...tests('quotations', 'voucher')],
  },
  {
    name: 'writes/activities',
    files: writesOf('functions/activities'),
    tests: tests('activities', 'markup cart check-out queue voucher drives'),
  },
  {
    name: 'writes/partners',
    files: writesOf('functions/partners'),
    tests: tests('partners', 'become-supplier links foreign-partners jump partner-keys'),
  },
  {
    name: 'writes/keys',
    files: [...writesOf('functions/keys'), 'functions/http/by-key/use-writes.ts'],
    tests: [...tests('keys', 'keys by-key'), ...tests('partners', 'partner-keys')],
  },
  {
    name: 'writes/wallet',
    files: writesOf('functions/wallet'),
    tests: tests('wallet', 'wallet-writes entry-lists wallet-calls bank-accounts transfers rolled-days'),
  },
  {
    name: 'saga',
    files: ofSaga,
    tests: tests('workers', 'saga-writes saga-rules task-writes advance ask-booking-supplier saga'),
  },
  {
    name: 'saga/payments',
    files: settling,
    tests: [
      ...tests('payments', 'settle-order payment-lists expires-meanwhile outcome-mails any-service'),
      ...tests('payments', 'duplicate-bookings changed-account outside-refunds gateway razorpay-money'),
      ...tests('workers', 'saga'),
    ],
  },
  {
    name: 'saga/tasks',
    files: [
      ...sourcesOf('functions/workers'),
      ...writesOf('functions/workers'),
      ...sourcesOf('functions/tasks'),
      'functions/flights/saga/refresh-booking.ts',
    ].filter((file) => !/\/(?:run-job|job-kinds)\.ts$/.test(file)),
    tests: [
      ...tests('workers', 'due-tasks wake-up mail-feedback reconcile-wallets tasks refresh-booking staff-decide saga'),
      ...tests('notifications', 'unreached'),
      ...tests('jobs', 'jobs'),
      ...tests('payments', 'any-service gateway'),
    ],
  },
  {
    name: 'payments/rules',
    files: [
      ...files(
        'functions/payments',
        'convenience-fee may-pay pay-from-wallet give-back take-refunds amount-to-take-back',
      ),
      ...files('functions/payments', 'settle-outside-refund ask-gateway start-payment start-test-payment take-notice'),
      ...files('functions/payments', 'order-success-callback verify-phonepe-payment'),
      ...sourcesOf('functions/payments/services'),
    ],
    tests: [
      ...tests(
        'payments',
        'payment-rules give-back settle-order order-writes pay-from-wallet convenience-fee any-service',
      ),
      ...tests('payments', 'test-payment gateway-settings'),
      ...tests('payments', 'outside-refunds pay-for-customer daily-limit gateway-transactions phonepe razorpay'),
      ...tests('payments', 'changed-account credits-once gateway'),
      ...tests('wallet', 'top-up'),
    ],
  },
  {
    name: 'payments/gateways',
    files: gateways,
    tests: tests(
      'payments',
      'refunds-heard payment-rules gateway-settings test-payment convenience-fee razorpay phonepe razorpay-money changed-account outside-refunds gateway-transactions gateway',
    ),
  },
];
