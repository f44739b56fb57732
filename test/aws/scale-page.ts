import { readFileSync } from 'node:fs';

const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** The numbers that docs/scale.md gives in a sentence. */
export const saidInScale = (sentence: string): number[] => saidIn('docs/scale.md', sentence);

/** The numbers that a page gives in a sentence, in which `#` stands for each. Throws where it says no such thing, or twice. */
export function saidIn(file: string, sentence: string): number[] {
  const page = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
  const pattern = sentence
    .split('#')
    .map(asPattern)
    .join(String.raw`([\d,]+(?:\.\d+)?)`);
  const found = [...page.matchAll(new RegExp(pattern, 'g'))];
  if (found.length !== 1) throw new Error(`${file} says ${found.length} times: ${sentence}`);
  return found[0]!.slice(1).map((number) => Number(number.replaceAll(',', '')));
}
