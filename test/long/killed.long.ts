/** What test/workers/killed.test.ts does to a full-service fare, and to a low-cost one. */
process.env.PORTOLAN_KILL_ALL ??= '1';
await import('#test/workers/killed.test.ts');
export {};
