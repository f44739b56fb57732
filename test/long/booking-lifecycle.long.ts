/** What test/bookings/lifecycle.test.ts does, with every pair of events in every state. */
process.env.PORTOLAN_ALL_PAIRS ??= '1';
await import('#test/bookings/lifecycle.test.ts');
export {};
