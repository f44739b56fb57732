import { expect, it, vi } from 'vitest';
import { mayInterrupt } from '#web/app/alerts/may-interrupt.ts';
import { noticeMark } from '#web/app/alerts/notice-mark.ts';
import { lateRoutes } from '#web/app/late-routes.ts';
import { paths, secretIn } from '#web/app/paths.ts';
import { earlyRoutes } from '#web/app/routes.ts';

// Which the routes' modules read as they load.
vi.hoisted(() => vi.stubGlobal('location', { protocol: 'http:' }));

const allowed = [...earlyRoutes, ...lateRoutes].filter(({ path }) => mayInterrupt(path));

it('nothing unasked stands on a page of its own, of signing in, of a sale, a payment or a client', () => {
  expect(allowed.map(({ path }) => path)).toContain(paths.flightSearch);
  expect(allowed.filter(({ bare, access }) => bare || access === 'guest')).toEqual([]);
  for (const path of [
    ...Object.keys(secretIn),
    ...[paths.login, paths.flightLogin, paths.signup, paths.createNewUser, paths.forgotPassword, paths.logout],
    ...[paths.flightPassengerDetails, paths.flightBookingReview, paths.flightBookingDetails, paths.flightETicket],
    ...[paths.userPayments, paths.payments, paths.phonepeVerify, paths.paymentSuccess],
  ])
    expect(mayInterrupt(path), path).toBe(false);
});

it('an address is read with and without its last slash', () => {
  expect(mayInterrupt('/flight/search/')).toBe(true);
  expect(mayInterrupt('/')).toBe(false);
});

it('a notice is known again by its text alone', () => {
  const mark = noticeMark('<p>Kochi airport, 24 to 28 Nov</p>');
  expect(noticeMark('<p>Kochi airport, 24 to 28 Nov</p>')).toBe(mark);
  expect(noticeMark('<p>Kochi airport, 24 to 29 Nov</p>')).not.toBe(mark);
  expect(mark).toMatch(/^[0-9a-z]{1,7}$/);
});
