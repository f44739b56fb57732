/** What test/activities/random-carts.test.ts does, a thousand times. */
process.env.CART_RUNS ??= '1000';
await import('#test/activities/random-carts.test.ts');
export {};
