/** What test/http/contract-fuzz.test.ts sends every call, ten times as many bodies. */
process.env.PORTOLAN_EXAMPLES ??= '200';
await import('#test/http/contract-fuzz.test.ts');
export {};
