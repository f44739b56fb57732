import type { FieldChange } from '../model.ts';

/** Characters of a value as the log keeps it, and fields of one change. */
const LONGEST = 300;
const MOST = 40;

/** Field by field, how two values of a part differ. Account numbers are shortened to their last four signs. */
export function fieldChanges(before: unknown, after: unknown): FieldChange[] {
  const [from, to] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...from.keys(), ...to.keys()])]
    .filter((field) => (from.get(field) ?? '') !== (to.get(field) ?? ''))
    .slice(0, MOST)
    .map((field) => ({ field, from: shown(field, from.get(field)), to: shown(field, to.get(field)) }));
}

function leavesOf(value: unknown, path = ''): Map<string, string> {
  if (value === null || typeof value !== 'object') return new Map([[path, String(value ?? '')]]);
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return new Map([[path, value.map(String).join(', ')]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [...leavesOf(inner, path ? `${path}.${name}` : name)]),
  );
}

function shown(field: string, text = ''): string {
  if (field.endsWith('accountNumber') && text) return `… ${text.slice(-4)}`;
  // Whole characters: half of one is no text.
  const signs = [...text];
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST).join('')}…` : text;
}
