/** A hundred histories of both desks and their customer about refunds through a link. */
process.env.PORTOLAN_HISTORIES ??= '100';
await import('#test/partners/changes-at-random.test.ts');
export {};
