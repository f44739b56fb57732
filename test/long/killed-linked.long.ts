/** What test/partners/killed-linked.test.ts does, with every kind of sale and both ways to die at each step. */
process.env.PORTOLAN_KILL_ALL ??= '1';
await import('#test/partners/killed-linked.test.ts');
export {};
