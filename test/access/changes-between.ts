import type { CallAnswer } from '#test/harness/call-http.ts';

/**
 * How an answer differs from another: its status and code, or fields that are there, empty, on or off in one alone. What
 * numbers and texts say is not compared: two answers of one call may differ in time and ids.
 */
export function changesBetween(full: CallAnswer, without: CallAnswer): string[] {
  const [before, after] = [full, without].map(({ status, errorCode }) => [status, errorCode].filter(Boolean).join(' '));
  if (before !== after) return [`${before} → ${after}`];
  const [here, there] = [shapeOf(full.result), shapeOf(without.result)];
  return [...new Set([...here.keys(), ...there.keys()])]
    .filter((path) => here.get(path) !== there.get(path))
    .map((path) => `${path}: ${here.get(path) ?? 'absent'} → ${there.get(path) ?? 'absent'}`);
}

/** Path → what stands there, of lists all rows together. */
function shapeOf(value: unknown, path = '', shape = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(value)) for (const one of value) shapeOf(one, `${path}[]`, shape);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) shapeOf(inner, path ? `${path}.${name}` : name, shape);
  else shape.set(path, kindOfLeaf(value));
  return shape;
}

const kindOfLeaf = (value: unknown): string => {
  if (typeof value === 'boolean' || value === null) return String(value);
  return value === '' ? 'empty' : 'something';
};
