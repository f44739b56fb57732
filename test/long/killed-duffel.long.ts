/** What test/workers/killed-duffel.test.ts does, with both ways to die at each step. */
process.env.PORTOLAN_KILL_ALL ??= '1';
await import('#test/workers/killed-duffel.test.ts');
export {};
