/** What test/wallet/histories.test.ts does, a thousand times. */
process.env.LEDGER_RUNS ??= '1000';
await import('#test/wallet/histories.test.ts');
export {};
