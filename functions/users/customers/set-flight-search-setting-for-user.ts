import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { setFlightSearchSettingForUser } from '#shared/users/customers/set-flight-search-setting-for-user.ts';
import { changeCustomer, setSwitch } from './change-customer.ts';

export const setFlightSearchSettingForUserHandler = handle(
  setFlightSearchSettingForUser,
  async (actor, { userId, isFlightSearchAllowed }) => {
    const wish = setSwitch(
      actor,
      { isFlightSearchAllowed },
      (user) => user.isFlightSearchAllowed === isFlightSearchAllowed,
    );
    const changed = await changeCustomer(actor, { userId }, wish);
    return changed.ok ? ok({ isFlightSearchAllowed: changed.value.isFlightSearchAllowed }) : changed;
  },
);
