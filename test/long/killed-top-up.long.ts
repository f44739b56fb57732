/** What test/wallet/killed-top-up.test.ts does, with both ways to die at each step. */
process.env.PORTOLAN_KILL_ALL ??= '1';
await import('#test/wallet/killed-top-up.test.ts');
export {};
