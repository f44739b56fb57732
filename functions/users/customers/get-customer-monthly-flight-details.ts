import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { getCustomerMonthlyFlightDetails } from '#shared/users/customers/get-customer-monthly-flight-details.ts';
import { readFlightMonths } from '../customer-store.ts';
import { lastMonths, showFlightMonth } from './flight-months.ts';
import { readUser } from '../store.ts';

export const getCustomerMonthlyFlightDetailsHandler = handle(
  getCustomerMonthlyFlightDetails,
  async (actor, { userId }) => {
    const months = lastMonths(actor.head.zone, clock.now());
    const [user, counts] = await Promise.all([
      readUser(actor, userId),
      readFlightMonths(actor, userId, months.at(-1)!, months[0]!),
    ]);
    if (!user) return fail('NOT_FOUND');
    return ok({
      months: months.map((month) => showFlightMonth(month, counts.get(month))),
      lastSearch: months.flatMap((month) => counts.get(month)?.lastLook ?? [])[0] ?? null,
      flightLookToBook: { is_exempted: user.isSearchExempt ?? false },
    });
  },
);
