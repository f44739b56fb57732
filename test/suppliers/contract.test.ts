import { afterAll, beforeAll } from 'vitest';
import { QUIET } from '#functions/suppliers/duffel/orders.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { source } from './ask-sandbox.ts';
import { type DuffelDesk, duffelDesk } from './ask-duffel.ts';
import { contractSuite } from './contract.ts';

contractSuite('the sandbox', () => {
  const store = memoryStore();
  return {
    open: () => source({ kind: 'mixed', triggers: true, timeoutAfterMs: 5 }, { store }),
    names: {
      soldOut: 'SOLDOUT',
      priceChanged: 'PRICEUP',
      fareExpired: 'FAREGONE',
      silentBooked: 'TIMEOUTBOOKED',
      silentLost: 'TIMEOUTLOST',
      brokenBooked: 'GARBLED',
      shortHold: 'SHORTHOLD',
      moved: 'RESCHEDULED',
    },
    quietMs: 0,
    moveTo: () => undefined,
  };
});

let desk: DuffelDesk;
beforeAll(async () => {
  desk = await duffelDesk();
});
afterAll(() => desk.stop());
contractSuite('Duffel', () => {
  desk.forget();
  return {
    open: () => desk.open(),
    names: {
      soldOut: 'SOLDOUT',
      priceChanged: 'PRICEUP',
      fareExpired: 'FAREGONE',
      silentBooked: 'TIMEOUTBOOKED',
      silentLost: 'TIMEOUTLOST',
      brokenBooked: 'GARBLED',
      shortHold: 'SHORTHOLD',
      moved: 'RESCHEDULED',
    },
    quietMs: QUIET,
    moveTo: (now) => {
      desk.clock.now = now;
    },
  };
});
