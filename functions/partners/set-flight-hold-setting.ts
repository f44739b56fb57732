import { handle } from '#functions/http/handle.ts';
import { ok } from '#shared/errors.ts';
import { setFlightHoldSetting } from '#shared/partners/set-flight-hold-setting.ts';
import { setFlightSwitch } from './set-flight-switch.ts';

export const setFlightHoldSettingHandler = handle(setFlightHoldSetting, async (actor, { isFlightHold, ...named }) => {
  const done = await setFlightSwitch(actor, named, 'isFlightHoldAllowed', isFlightHold);
  return done.ok ? ok({ isFlightHold: done.value }) : done;
});
