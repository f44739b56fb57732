import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const index = readFileSync('docs/patterns.md', 'utf8');
const pages = readdirSync('docs/patterns').map((file) => `docs/patterns/${file}`);
const page = [index, ...pages.map((file) => readFileSync(file, 'utf8'))].join('\n');
const quoted = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!);
const paths = [...new Set(quoted.filter((text) => /^(shared|functions|web|infra|test|docs)\//.test(text)))];
/** Names of functions and the like, e.g. `bumpMarkups`. */
const names = quoted.filter((text) => /^[a-z]+[A-Z]\w*$/.test(text));
const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

describe('docs/patterns.md and its pages are true', () => {
  it('leads to every page', () => {
    expect(pages.filter((file) => !index.includes(path.basename(file)))).toEqual([]);
  });

  it('has no line beyond 200 characters', () => {
    expect(page.split('\n').filter((line) => line.length > 200)).toEqual([]);
  });

  it('names paths at all', () => {
    expect(paths.length).toBeGreaterThan(50);
  });

  it.each(paths)('%s exists', (named) => {
    expect(existsSync(named)).toBe(true);
  });

  it('every name it gives stands in the code', () => {
    const code = ['shared', 'functions', 'web', 'test'].flatMap(sources).map((file) => readFileSync(file, 'utf8'));
    const missing = names.filter((name) => !code.some((text) => text.includes(name)));
    expect(missing).toEqual([]);
  });

  it('a name that is said to be in a file is in it', () => {
    const wrong = [...page.matchAll(/`(\w+)` (?:in|of) `([^`]+\.tsx?)`/g)]
      .filter(([, name, file]) => !readFileSync(file!, 'utf8').includes(name!))
      .map(([text]) => text);
    expect(wrong).toEqual([]);
  });

  it('counts what of Customers is not kit', () => {
    const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;
    const all = sources('web/users/customers').reduce((sum, file) => sum + lines(file), 0);
    const said = Number(/Of Customers some (\d+) lines/.exec(page)![1]);
    expect(Math.abs(all - said), `${all} lines, the page says ${said}`).toBeLessThanOrEqual(50);
  });
});
