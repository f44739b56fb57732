import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { setFlightSearchSetting } from '#shared/partners/set-flight-search-setting.ts';
import { setFlightSwitch } from './set-flight-switch.ts';

export const setFlightSearchSettingHandler = handle(
  setFlightSearchSetting,
  async (actor, { isFlightSearchAllowed, ...named }) => {
    const done = await setFlightSwitch(actor, named, 'isFlightSearchAllowed', isFlightSearchAllowed);
    return done.ok ? ok({ isFlightSearchAllowed: done.value }) : done;
  },
);
