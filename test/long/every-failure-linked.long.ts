/** Every scenario of test/partners/every-failure-linked.test.ts, hindered at every operation. */
process.env.PORTOLAN_ALL_FAILURES ??= '1';
await import('#test/partners/every-failure-linked.test.ts');
export {};
