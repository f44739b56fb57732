import { fieldLabel } from '#shared/site/setting-labels.ts';
import type { FlightSettings } from '#shared/flights/settings/flights-part.ts';
import { getFlightSuppliers } from '#shared/flights/search/get-flight-suppliers.ts';
import { useCall } from '#web/api/use-call.ts';
import { BothSides } from '#web/ui/edit/both-sides.tsx';
import { changedFields } from '#web/ui/edit/on-top.ts';
import { flightValueText } from './flight-value-text.ts';
import type { FlightEditor } from './use-flight-settings.ts';

/** Both sides of flight settings that somebody else saved first. */
export default function FlightSettingsConflict({ editor: { edit } }: { editor: FlightEditor }) {
  const states = useCall(getFlightSuppliers, {}, { quiet: true });
  if (!edit.conflict) return null;
  const calledOf = (name: string) => states.data?.suppliers.find(({ source }) => source === name)?.called ?? name;
  const { was, mine, now } = edit.conflict;
  const { currency } = now;
  const lines = (value: FlightSettings) =>
    changedFields(was?.value ?? value, value).map(
      (field) => `${fieldLabel(field)}: ${flightValueText(field, value, { currency, calledOf })}`,
    );
  return <BothSides edit={edit} by={now.changedBy || undefined} theirs={lines(now.value)} mine={lines(mine)} />;
}
