import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserData } from '#shared/users/model.ts';
import { signedInAtom, userAtom } from '#web/app/session/session.ts';
import { clearTab } from '#web/app/session/waiting-journey.ts';
import { store } from '#web/ui/store.ts';
import { changeJourney, endJourney, keepJourney, passengersFor, readJourney } from '#web/flights/journey/journey.ts';
import { emptyPassenger } from '#web/flights/journey/passenger-fields.ts';
import { journeyElsewhere, offerJourney } from '#web/flights/journey/share-journey.ts';

const place = '/flight/passengerDetails/S1?traceId=S1.a&resultIndex=7&origin=COK&destination=DXB';
const asha = {
  ...emptyPassenger(1, '+91', 'IN'),
  firstName: 'Asha',
  lastName: 'Menon',
  email: 'asha@example.com',
  dateOfBirth: '1990-02-14',
  passportNo: 'Z1234567',
  pan: 'ABCPE1234F',
};
const secrets = ['1990-02-14', 'Z1234567', 'ABCPE1234F'];
const names = (passengers = passengersFor([1], place)) => passengers?.map(({ firstName }) => firstName);
const stored = () => JSON.stringify([...kept]);
const kept = new Map<string, string>();

function signedIn(id: string | undefined) {
  store.set(userAtom, id ? ({ id } as UserData) : undefined);
  store.set(signedInAtom, id !== undefined);
}

/** What of ending a session concerns the tab's storage. */
function endSession({ keepsJourney = false } = {}) {
  clearTab(keepsJourney, store.get(userAtom)?.id);
  signedIn(undefined);
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  });
  signedIn(undefined);
});
afterEach(() => {
  endJourney();
  kept.clear();
  vi.unstubAllGlobals();
});

describe('an unfinished booking', () => {
  it('keeps its people for its own search, with the extras for its own flight only', () => {
    const meals = [{ code: 'VGML', flightNumber: '1', origin: 'COK', destination: 'DXB' }];
    keepJourney({ address: place, passengers: [{ ...asha, meals }] });
    expect(passengersFor([1], place)).toMatchObject([{ firstName: 'Asha', passportNo: 'Z1234567', meals }]);
    const other = place.replace('resultIndex=7', 'resultIndex=9');
    expect(passengersFor([1], other)).toMatchObject([{ firstName: 'Asha', meals: [] }]);
    expect(passengersFor([1, 2], place)).toBeUndefined();
  });

  it.each([
    ['of another route', '/flight/passengerDetails/S2?traceId=S2.a&resultIndex=7&origin=DEL&destination=BOM'],
    ['of the same route', place.replaceAll('S1', 'S2')],
  ])('carries nobody to a search %s: that may be another client’s', (_, address) => {
    keepJourney({ address: place, passengers: [asha] });
    expect(passengersFor([1], address)).toBeUndefined();
    keepJourney({ address, passengers: [emptyPassenger(1, '+91', 'IN')] });
    expect(stored()).not.toMatch(/Asha|asha@/);
  });

  it('is forgotten whole when its person signs out', () => {
    signedIn('ASHA');
    keepJourney({ address: place, passengers: [asha] });
    endSession();
    expect([names(), stored()]).toEqual([undefined, '[]']);
  });
});

describe('an unfinished booking whose session ended by itself', () => {
  const end = () => {
    signedIn('ASHA');
    keepJourney({ address: place, passengers: [asha] });
    changeJourney({ paymentOrderId: 'ORDER1' });
    endSession({ keepsJourney: true });
  };

  it('waits for its owner, without documents', () => {
    end();
    for (const secret of secrets) expect(stored()).not.toContain(secret);
    signedIn('ASHA');
    expect(readJourney()).toMatchObject({ address: place, paymentOrderId: 'ORDER1' });
    expect(passengersFor([1], place)).toMatchObject([
      { firstName: 'Asha', email: 'asha@example.com', dateOfBirth: '', passportNo: '', pan: '' },
    ]);
  });

  it('is shown to nobody meanwhile, and forgotten when somebody else signs in', () => {
    end();
    expect(readJourney()).toBeUndefined();
    expect(stored()).toContain('Asha');
    signedIn('MEERA');
    expect(readJourney()).toBeUndefined();
    expect(stored()).toBe('[]');
  });

  it('waits for whoever signed in after it was begun', () => {
    keepJourney({ address: place, passengers: [asha] });
    signedIn('ASHA');
    expect(names()).toEqual(['Asha']);
    endSession({ keepsJourney: true });
    expect(names()).toBeUndefined();
    signedIn('ASHA');
    expect(names()).toEqual(['Asha']);
  });
});

describe('another tab of the browser', () => {
  it('is told of a booking at its address, without documents, and of no other', async () => {
    keepJourney({ address: place, passengers: [asha] });
    const found = await askedBeside(place);
    expect(found).toMatchObject({ address: place, passengers: [{ firstName: 'Asha' }] });
    for (const secret of secrets) expect(JSON.stringify(found)).not.toContain(secret);
    expect(await askedBeside(`${place}&leg=return`)).toBeUndefined();
  });

  it('is not the one that asks: a mail’s link opened in the booking’s own tab finds nothing elsewhere', async () => {
    keepJourney({ address: place, passengers: [asha] });
    const stop = offerJourney();
    expect(await journeyElsewhere(place)).toBeUndefined();
    stop();
    expect(names(), 'and the booking is still here').toEqual(['Asha']);
  });
});

/** What a tab without a booking of its own hears from this one: the question leaves it with its storage empty. */
async function askedBeside(address: string) {
  const stop = offerJourney();
  const here = [...kept];
  kept.clear();
  const answer = journeyElsewhere(address);
  for (const [key, value] of here) kept.set(key, value);
  return answer.finally(stop);
}
