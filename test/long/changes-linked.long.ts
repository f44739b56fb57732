/** Every step of a refund through a link hindered at every operation. */
process.env.PORTOLAN_ALL_FAILURES ??= '1';
await import('#test/partners/every-failure-linked-changes.test.ts');
export {};
