import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Figure } from './figure.ts';
import { BEGIN, END, type Section, withSections } from './figures-page.ts';
import { asOnReference, factorText, machineFactor } from './machine-factor.ts';

const figure = (name: string, measured: number, unit = 'ms'): Figure => ({
  name,
  measured,
  budget: 100,
  unit,
  held: false,
});
const section = (group: string, ...figures: Figure[]): Section => ({ group, circumstances: 'today', figures });
const page = `# Figures\n\nProse before.\n\n${BEGIN}\n${END}\n\n## What misses, and why\nProse after.\n`;
const order = ['calls', 'phone'];

describe('the page of figures', () => {
  it('has every row between its markers, missed ones too, and keeps the prose', () => {
    const written = withSections(page, [section('calls', figure('a list', 50), figure('a slow one', 130))], order);
    expect(written).toContain('| a list | 50.0 ms | 100 ms | 0.50 |');
    expect(written).toContain('| a slow one | 130 ms | 100 ms | 1.30  missed |');
    expect(written.startsWith('# Figures\n\nProse before.\n\n')).toBe(true);
    expect(written.endsWith('\n## What misses, and why\nProse after.\n')).toBe(true);
  });

  it('writes what was measured and keeps the other groups, in the order of the run', () => {
    const first = withSections(page, [section('phone', figure('a page', 1))], order);
    const both = withSections(first, [section('calls', figure('a list', 2))], order);
    const anew = withSections(both, [section('phone', figure('a page', 3))], order);
    expect(anew.match(/### .*/g)).toEqual(['### Calls', '### Phone']);
    expect(anew).toContain('| a list | 2.00 ms');
    expect(anew).toContain('| a page | 3.00 ms');
    expect(anew).not.toContain('| a page | 1.00 ms');
    expect(withSections(anew, [section('phone', figure('a page', 3))], order)).toBe(anew);
  });

  it('says of a group that could not be measured that it could not, and leaves no old rows there', () => {
    const first = withSections(page, [section('phone', figure('a page', 1))], order);
    const none = withSections(first, [{ group: 'phone', circumstances: 'today', figures: undefined }], order);
    expect(none).toContain('today: could not be measured.');
    expect(none).not.toContain('a page');
  });

  it('is refused without its markers', () => {
    expect(() => withSections('# Figures', [], order)).toThrow('has no lines');
    expect(withSections(readFileSync('docs/figures.md', 'utf8'), [], order)).toContain(BEGIN);
  });
});

describe('the machine’s factor', () => {
  it('divides times and nothing else', () => {
    const all = [figure('a time', 300), figure('a start', 3, 's'), figure('a ratio', 3, '×'), figure('bytes', 3, 'KB')];
    expect(asOnReference(all, 1.5).map(({ measured }) => measured)).toEqual([200, 2, 3, 3]);
  });

  it('is told with its spread', () => {
    expect(machineFactor()).toBeGreaterThan(0);
    expect(factorText([1.2, 1, 3])).toBe('1.20 (1.00 to 3.00)');
  });
});
