/** What the lifecycle tests of orders and of bookings do, with every pair of events in every state. */
process.env.PORTOLAN_ALL_PAIRS ??= '1';
await import('#test/payments/lifecycle.test.ts');
await import('#test/bookings/lifecycle.test.ts');
export {};
