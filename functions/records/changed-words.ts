/** What there is to say of a record, each under its label; empty words say nothing. A name has no label. */
export type Facts = readonly (readonly [label: string, words: string])[];

/** All of it in one line: `Desert safari, city Dubai, priority 2`. */
export const factWords = (facts: Facts): string =>
  facts.flatMap(([label, words]) => (words ? [label ? `${label} ${words}` : words] : [])).join(', ');

/**
 * What differs, as it was and as it is, for a record's history: `priority 1` → `priority 2`. Both have the same labels in
 * the same order; all of it where nothing of what is said differs.
 */
export function changedWords(before: Facts, after: Facts): { from: string; to: string } {
  const differing = before.flatMap(([label, was], at) =>
    after[at]?.[1] === was ? [] : [{ label, was, is: after[at]?.[1] }],
  );
  const said = (words: string | undefined, label: string): [string, string] => [label, words || 'none'];
  if (!differing.length) return { from: factWords(before), to: factWords(after) };
  return {
    from: factWords(differing.map(({ label, was }) => said(was, label))),
    to: factWords(differing.map(({ label, is }) => said(is, label))),
  };
}

/** The longest that a history quotes. */
const QUOTED = 120;

/** A longer text as a history quotes it; one that is cut says how long it is. */
export const quoted = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  if (!line) return '';
  return line.length <= QUOTED ? `“${line}”` : `“${line.slice(0, QUOTED).trimEnd()}…” of ${line.length} characters`;
};
