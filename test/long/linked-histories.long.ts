/** What test/partners/sales-at-random.test.ts does, a thousand times. */
process.env.PORTOLAN_HISTORIES ??= '1000';
await import('#test/partners/sales-at-random.test.ts');
export {};
