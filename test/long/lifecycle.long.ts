/** What test/payments/lifecycle.test.ts does, with every pair of events in every state. */
process.env.PORTOLAN_ALL_PAIRS ??= '1';
await import('#test/payments/lifecycle.test.ts');
export {};
