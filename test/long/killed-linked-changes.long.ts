/** What test/partners/killed-linked-changes.test.ts does, at every operation of every step and both ways to die. */
process.env.PORTOLAN_KILL_ALL ??= '1';
await import('#test/partners/killed-linked-changes.test.ts');
export {};
