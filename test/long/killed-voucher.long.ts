/** What test/quotations/killed-voucher.test.ts does, of two hundred lines, with both ways to die at each step. */
process.env.PORTOLAN_KILL_ALL ??= '1';
process.env.VOUCHER_LINES ??= '200';
await import('#test/quotations/killed-voucher.test.ts');
export {};
