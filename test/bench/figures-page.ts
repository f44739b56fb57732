import { type Figure, figureCells, figureHead } from './figure.ts';

/** What one group of figures came to. */
export interface Section {
  group: string;
  /** When, at which commit, on what: one line. */
  circumstances: string;
  /** Undefined where they could not be had. */
  figures: readonly Figure[] | undefined;
}

export const BEGIN = '<!-- figures: begin (npm run bench -- --write) -->';
export const END = '<!-- figures: end -->';

const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const textOf = ({ group, circumstances, figures }: Section): string =>
  [
    `### ${group[0]!.toUpperCase()}${group.slice(1)}`,
    '',
    figures ? `${circumstances}.` : `${circumstances}: could not be measured.`,
    ...(figures
      ? ['', line(figureHead), line(figureHead.map(() => '---')), ...figures.map((figure) => line(figureCells(figure)))]
      : []),
  ].join('\n');

const headOf = (text: string) => /^### (.+)$/m.exec(text)?.[1]?.toLowerCase() ?? '';

/**
 * A page of figures with these groups' sections in it: every row, those that miss too. Only what stands between the
 * markers is written; groups that were not asked for keep what they had. Throws where the page has no markers.
 */
export function withSections(page: string, sections: readonly Section[], order: readonly string[]): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`docs/figures.md has no lines "${BEGIN}" and "${END}"`);
  const before = page
    .slice(from + BEGIN.length, to)
    .split(/^(?=### )/m)
    .map((text) => text.trim())
    .filter(Boolean);
  const byGroup = new Map(before.map((text) => [headOf(text), text]));
  for (const section of sections) byGroup.set(section.group, textOf(section));
  const texts = order.flatMap((group) => byGroup.get(group) ?? []);
  return `${page.slice(0, from)}${BEGIN}\n\n${texts.join('\n\n')}\n\n${page.slice(to)}`;
}
