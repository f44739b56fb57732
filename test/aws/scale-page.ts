import { readFileSync } from 'node:fs';

const page = readFileSync('docs/scale.md', 'utf8').replace(/\s+/g, ' ');
const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** The numbers that docs/scale.md gives in a sentence, in which `#` stands for each. Throws where it says no such thing, or twice. */
export function saidInScale(sentence: string): number[] {
  const pattern = sentence
    .split('#')
    .map(asPattern)
    .join(String.raw`([\d,]+(?:\.\d+)?)`);
  const found = [...page.matchAll(new RegExp(pattern, 'g'))];
  if (found.length !== 1) throw new Error(`docs/scale.md says ${found.length} times: ${sentence}`);
  return found[0]!.slice(1).map((number) => Number(number.replaceAll(',', '')));
}
