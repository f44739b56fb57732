/** What test/payments/credits-once.test.ts does, each way a hundred times in series, and 200 orders of events. */
process.env.PORTOLAN_REPEATS ??= '100';
process.env.PORTOLAN_ORDERS ??= '200';
await import('#test/payments/credits-once.test.ts');
export {};
