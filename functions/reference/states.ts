import type { State } from '#shared/reference/model.ts';
import stateFile from './data/states.json';

/** Country → rows of code, name, GST code. */
const stateData = stateFile as unknown as Record<string, [string, string, string?][]>;

/** First-level divisions of a country, by name. */
export const states = (countryCode: string): State[] =>
  (stateData[countryCode] ?? [])
    .map(([code, name, gstCode = '']) => ({ id: `${countryCode}-${code}`, name, countryCode, gstCode }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
