/** What test/quotations/tax-at-random.test.ts does, of a thousand quotations. */
process.env.PORTOLAN_HISTORIES ??= '1000';
await import('#test/quotations/tax-at-random.test.ts');
export {};
