import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldErrors } from '#shared/errors.ts';
import type { FlightSettingsShown } from '#shared/flights/settings/flight-settings.ts';
import { getFlightSettings } from '#shared/flights/settings/get-flight-settings.ts';
import { saveFlightSettings } from '#shared/flights/settings/save-flight-settings.ts';
import type { FlightSettings } from '#shared/flights/settings/flights-part.ts';
import { usualFlightRules } from '#shared/flights/settings/usual-flight-rules.ts';
import { useAction } from '#web/api/use-action.ts';
import { callKey, useCall } from '#web/api/use-call.ts';
import { changedFields } from '#web/ui/edit/on-top.ts';
import { useEdit } from '#web/ui/edit/use-edit.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { flightsOnTop } from './on-top.ts';

const key = callKey(getFlightSettings, {});
const none: FieldErrors = {};
const nothing: FlightSettings = { sources: [], ...usualFlightRules };

/** The settings of the site's flights, and what is to be changed of them. */
export function useFlightSettings() {
  const client = useQueryClient();
  const list = useCall(getFlightSettings, {}, { staleTime: 0, refetchOnWindowFocus: true });
  const saving = useAction(saveFlightSettings, { quiet: true });
  const [errors, setErrors] = useState(none);
  const [refusal, setRefusal] = useState('');
  const [refusals, setRefusals] = useState(0);
  const edit = useEdit<FlightSettingsShown, FlightSettings>({
    of: 'flights',
    stands: list.data,
    valueOf: (one) => one?.value ?? nothing,
    onTop: flightsOnTop,
  });
  const { base, value, isUnsaved } = edit;
  const keep = (now: FlightSettingsShown) => {
    client.setQueryData(key, now);
  };
  const discard = () => {
    edit.discard();
    setErrors(none);
    setRefusal('');
  };
  return {
    list,
    value,
    edit,
    isUnsaved,
    changed: base ? changedFields(base.value, value) : [],
    isBusy: saving.isPending,
    /** Why it was not saved. */
    refusal,
    /** Counts answers that said no: with each the first field that is wrong has the focus. */
    refusals,
    /** What is wrong with a field, by its path. */
    error: (path: string) => (isUnsaved ? errors[`value.${path}`] : undefined),
    set: (fields: Partial<FlightSettings>) => {
      setRefusal('');
      setErrors((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([path]) => Object.keys(fields).every((field) => path.split('.')[1] !== field)),
        ),
      );
      edit.change(fields);
    },
    discard,
    save: async () => {
      if (!base || !isUnsaved || saving.isPending) return;
      if (!navigator.onLine)
        return setRefusal('You are offline. Nothing was saved, and nothing will be saved automatically later.');
      const answer = await saving.mutateAsync({ version: base.version, currency: base.currency, value });
      if (answer.ok) {
        keep(answer.value);
        discard();
        showToast('Setting saved successfully');
        return undefined;
      }
      if (answer.stands) {
        keep(answer.stands);
        edit.meet(answer.stands);
        return undefined;
      }
      setErrors(answer.errors ?? none);
      setRefusals((before) => before + 1);
      setRefusal(answer.message ?? 'Something went wrong');
      return undefined;
    },
  };
}
export type FlightEditor = ReturnType<typeof useFlightSettings>;
