/** What test/local/acknowledged-writes.test.ts does, twenty times. */
process.env.PORTOLAN_KILLS ??= '20';
await import('#test/local/acknowledged-writes.test.ts');
export {};
