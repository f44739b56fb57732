/** Every scenario of test/workers/every-failure.test.ts, hindered at every operation. */
process.env.PORTOLAN_ALL_FAILURES ??= '1';
await import('#test/workers/every-failure.test.ts');
export {};
