import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Every source of functions/ by its path, in one spelling. */
const sources = new Map(
  readdirSync('functions', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
);
const withoutImports = (source: string) => source.replace(/^import[^;]+;/gm, '');
/** Files in which a function is called, and not made. */
const calling = (name: string): string[] =>
  [...sources]
    .filter(([, source]) => new RegExp(`(?<!function |const )\\b${name}(<[^()]*>)?\\(`).test(withoutImports(source)))
    .map(([file]) => file);

describe('a scope’s kind comes from the contract of the call that is answered', () => {
  /** Shared by the calls of a kind, which hand their contracts in. */
  const handsIn = ['listRules', 'saveRule', 'removeRule'];
  const given = [...sources].flatMap(([file, source]) =>
    [...withoutImports(source).matchAll(new RegExp(`\\b(?:scopeOf|${handsIn.join('|')})\\(\\s*actor,\\s*(\\w+)`, 'g'))]
      .filter(() => !/^functions\/(?:actors\/|actor\.ts|scope\.ts)/.test(file))
      .map(([, call]) => ({ file, call: call!, source })),
  );

  it('and of no other', () => {
    const others = given.filter(({ call, source }) => !new RegExp(`\\bhandle\\(\\s*${call}\\b`).test(source));
    expect(others.map(({ file, call }) => `${file}: ${call}`)).toEqual(
      Array(3).fill('functions/markups/rules/rule-calls.ts: call'),
    );
    expect(given.length).toBeGreaterThan(50);
  });

  it('is always asked so', () => {
    const asked = [...sources].flatMap(([file, source]) =>
      [...withoutImports(source).matchAll(/\bscopeOf\(/g)].filter(
        () => !/^functions\/(?:actors\/|actor\.ts|scope\.ts)/.test(file),
      ),
    );
    const plain = given.filter(({ file, call }) => call !== 'call' || file === 'functions/markups/rules/rule-calls.ts');
    const handed = [...sources].flatMap(([, source]) => [
      ...withoutImports(source).matchAll(new RegExp(`(?<!function |const )\\b(?:${handsIn.join('|')})\\(actor`, 'g')),
    ]);
    expect(plain.length - handed.length).toBe(asked.length);
  });
});

/** Reads of more than one row that are no list of anybody's, each with why; a new one is written here. */
describe('what is read without a scope', () => {
  /** Whole, for a decision, by whoever asks; and who calls that. */
  const decided: Record<string, { in: string; why: string; by: string[] }> = {
    readActivityRules: {
      in: 'functions/activities/markup/store.ts',
      why: 'prices of activities are made by the site’s rules and the buyer’s own company’s; a change is held against them',
      by: [
        'functions/activities/markup/add-activity-mark-up.ts',
        'functions/activities/markup/delete-activity-markup.ts',
        'functions/activities/markup/store.ts',
      ],
    },
    soldCities: {
      in: 'functions/activities/sold-cities-store.ts',
      why: 'whoever buys activities chooses among the cities that have some',
      by: [
        'functions/activities/get-activity-cities.ts',
        'functions/activities/markup/add-activity-mark-up.ts',
        'functions/activities/markup/get-activity-mark-up.ts',
        'functions/activities/markup/rule-words.ts',
        'functions/activities/octo/find-offered.ts',
      ],
    },
    soldCity: {
      in: 'functions/activities/sold-city-store.ts',
      why: 'whoever buys activities is shown what a city has that is sold',
      by: ['functions/activities/markup/get-activity-mark-up.ts'],
    },
    readPermissionGroups: {
      in: 'functions/permissions/store.ts',
      why: 'what staff may is asked before there is an actor; their lists name the groups',
      by: [
        'functions/actors/permissions-of.ts',
        'functions/users/customer-store.ts',
        'functions/users/customers/group-names.ts',
      ],
    },
    readMarkups: {
      in: 'functions/markups/store.ts',
      why: 'every price is made by the rules, a visitor’s too; lists of customers name their groups',
      by: [
        'functions/activities/markup/add-activity-mark-up.ts',
        'functions/activities/markup/rule-words.ts',
        'functions/activities/selling-of.ts',
        'functions/changes/terms-store.ts',
        'functions/flights/linked/partner-pricing.ts',
        'functions/markups/pricing-of.ts',
        'functions/markups/rules/explain-price.ts',
        'functions/partners/show-consumers.ts',
        'functions/users/customers/find-customers.ts',
        'functions/users/customers/group-names.ts',
      ],
    },
    readMonthFares: {
      in: 'functions/flights/month-fares-store.ts',
      why: 'the lowest price of a month is made of them, for whoever may search',
      by: ['functions/flights/search/get-calendar-fare.ts'],
    },
    readFew: {
      in: 'functions/records/whole-kind-store.ts',
      why: 'rates, ways, combos and customers name their market; whoever lists a kind asks listFew',
      by: [
        'functions/destination/combos/combo-parts.ts',
        'functions/destination/masters/get-market-of-customer.ts',
        'functions/destination/offered-transfer-store.ts',
        'functions/destination/rates/markets.ts',
        'functions/records/whole-kind-store.ts',
      ],
    },
    readCityRates: {
      in: 'functions/destination/rates/store.ts',
      why: 'prices of options and combos, a year’s days and a file of rates are made of them',
      by: [
        'functions/activities/city-offer-store.ts',
        'functions/activities/markup/explain-activity-price.ts',
        'functions/destination/combos/combo-parts.ts',
        'functions/destination/import/rates.ts',
        'functions/destination/rates/get-rate-calendar.ts',
        'functions/destination/rates/get-tour-option-price-for-quotation-builder.ts',
        'functions/quotations/price-line.ts',
      ],
    },
    keptCityOffer: {
      in: 'functions/activities/city-offer-store.ts',
      why: 'what a city offers is searched and priced for whoever buys',
      by: [
        'functions/activities/cart/price-cart.ts',
        'functions/activities/combo-store.ts',
        'functions/activities/octo/find-offered.ts',
        'functions/activities/search-activities-by-city-id.ts',
      ],
    },
    keptCombos: {
      in: 'functions/activities/combo-store.ts',
      why: 'the same of what is sold together',
      by: [
        'functions/activities/cart/new-item.ts',
        'functions/activities/cart/price-cart.ts',
        'functions/activities/search-activities-by-city-id.ts',
      ],
    },
    keptWays: {
      in: 'functions/activities/way-store.ts',
      why: 'the same of transfers to an activity, in the buyer’s market',
      by: ['functions/activities/cart/price-cart.ts', 'functions/activities/search-activities-by-city-id.ts'],
    },
  };
  /** What stands in a list below one thing that was reached. */
  const reached: Record<string, string> = {
    'functions/destination/rates/store.ts': 'an option’s rates, beside those of its city',
    'functions/destination/activities/tour-option-store.ts': 'whether an option has rates',
    'functions/transfers/store.ts': 'a driver’s own transfers',
    'functions/users/store.ts': 'a company’s users, of whom the first is its owner',
    'functions/wallet/statement/statement-store.ts': 'a company’s user, who answers for its wallet',
  };
  /** One row by a number that no other has. */
  const numbered: Record<string, string> = {
    'functions/users/customer-store.ts': 'a customer by number, whom staff name so',
  };
  /** Partitions of the rows of one thing, by its id; and where it is asked who may. */
  const belowOne: Record<string, string> = {
    userEvents: 'of oneself, or of a user that staff have read',
    userNotes: 'of a user that staff have read',
    travellers: 'of oneself, or of a user that staff have read',
    flightMonths: 'of a user that staff have read',
    orderItems: 'readTimeline holds the order against mayReach',
    eventsOfChange: 'of a request that readChange has answered',
    bookingItems: 'readBookingRecord holds the booking against isVisible',
    entriesOfWallet: 'of an owner whom whoseWallet has answered, or a job’s',
    limitEventsOfWallet: 'of an owner whom whoseWallet has answered',
    recordEvents: 'a record’s history, for staff who may view its kind',
    wholeCart: 'readCart holds the cart against mayReach',
    wholeVoucher: 'readVoucher holds its cart against mayReach',
    wholeKart: 'a quotation by its id, for staff who may view them',
    kartVersions: 'of a quotation by its id, for staff who may view them',
    kartQuestions: 'of a quotation that staff or its link’s holder have read',
    drivesOfKart: 'of a quotation by its id, for staff who may view it, and its voucher’s work',
    itineraryDays: 'of a quotation by its id, for its voucher’s work',
    kartPayments: 'of a quotation that staff or its link’s holder have read, and its due work',
    refundsOfOrder: 'of an order that was read, for who settles what a gateway heard of it',
    openedKart: 'a quotation by its id with all that stands with it, for staff who may view them',
    slotsOf: 'of an option that is sold, for whoever may buy it',
    usesOf: 'what uses a record, where staff change or delete it',
  };
  const namesOf = (table: Record<string, unknown>) => Object.keys(table).toSorted();

  it('is read for a decision, by those alone who are named', () => {
    expect(calling('decidedBy')).toEqual(
      Object.values(decided)
        .map((one) => one.in)
        .toSorted(),
    );
    for (const [name, { by }] of Object.entries(decided)) expect([name, calling(name)]).toEqual([name, by]);
  });

  it('stands below one thing that was reached', () => {
    expect(calling('ofReached')).toEqual(namesOf(reached));
    const made = [...sources].flatMap(([file, source]) =>
      (file.endsWith('/keys.ts')
        ? [...source.matchAll(/^ {2}(\w+): \([^)]*\) =>\s*below(?:Beginning)?(?:<[^\n]*>)?\(/gm)]
        : []
      ).map(([, key]) => key!),
    );
    expect(made.toSorted()).toEqual(namesOf(belowOne));
  });

  it('is one row', () => {
    expect(calling('getListed')).toEqual(namesOf(numbered));
  });

  it('is made readable in functions/table alone, and a scope in its own file', () => {
    const cast = [...sources].filter(([, source]) => /\bas (unknown as )?(Partition|Place|Scope)\b/.test(source));
    expect(cast.map(([file]) => file)).toEqual([
      'functions/scope.ts',
      'functions/table/key.ts',
      'functions/table/read.ts',
    ]);
    const made = [...sources].filter(([, source]) => /\bmakePartition(?:<\w+>)?\(/.test(source)).map(([file]) => file);
    expect(made).toEqual([
      'functions/partners/keys.ts',
      'functions/site/keys.ts',
      'functions/table/due.ts',
      'functions/table/list-in.ts',
      'functions/table/site-key.ts',
    ]);
    for (const [, source] of sources) expect(source).not.toMatch(/^ {2}\w+: .*makePartition\(s\(/m);
  });
});
