/** Every kind of sale of test/workers/lost-lease.test.ts, its lease lost before every operation. */
process.env.PORTOLAN_ALL_FAILURES ??= '1';
await import('#test/workers/lost-lease.test.ts');
export {};
