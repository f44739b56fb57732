import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { setFlightHoldSettingForUser } from '#shared/users/customers/set-flight-hold-setting-for-user.ts';
import { changeCustomer, setSwitch } from './change-customer.ts';

export const setFlightHoldSettingForUserHandler = handle(
  setFlightHoldSettingForUser,
  async (actor, { userId, isFlightHold: isFlightHoldAllowed }) => {
    const wish = setSwitch(actor, { isFlightHoldAllowed }, (user) => user.isFlightHoldAllowed === isFlightHoldAllowed);
    const changed = await changeCustomer(actor, { userId }, wish);
    return changed.ok ? ok({ isFlightHoldAllowed: changed.value.isFlightHoldAllowed }) : changed;
  },
);
