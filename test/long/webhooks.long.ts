/** What test/payments/razorpay.test.ts does, with one webhook ten thousand times. */
process.env.WEBHOOKS ??= '10000';
await import('#test/payments/razorpay.test.ts');
export {};
