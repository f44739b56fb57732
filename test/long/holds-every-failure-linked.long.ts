/** Every way of test/partners/holds-every-failure-linked.test.ts, hindered at every operation. */
process.env.PORTOLAN_ALL_FAILURES ??= '1';
await import('#test/partners/holds-every-failure-linked.test.ts');
export {};
