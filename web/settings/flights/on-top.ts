import type { FlightSettings } from '#shared/flights/settings/flights-part.ts';
import { entriesOnTop, fieldsOnTop } from '#web/ui/edit/on-top.ts';

/** One's own changes of the flights' settings on top of what stands now, the sources one by one. */
export const flightsOnTop = (theirs: FlightSettings, base: FlightSettings, value: FlightSettings): FlightSettings => ({
  ...fieldsOnTop(theirs, base, value),
  sources: sourcesOnTop(theirs.sources, base.sources, value.sources),
});

const sourcesOnTop = entriesOnTop<FlightSettings['sources'][number]>(({ name }) => name);
