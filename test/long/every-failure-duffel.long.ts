/** Every scenario of test/workers/every-failure-duffel.test.ts, with every operation failing both ways. */
process.env.PORTOLAN_ALL_FAILURES ??= '1';
await import('#test/workers/every-failure-duffel.test.ts');
export {};
