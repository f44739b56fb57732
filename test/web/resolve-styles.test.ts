import { type GriffelStyle, RESET, resolveStyleRules as griffels } from '@griffel/core';
import { describe, expect, it } from 'vitest';
import { unresolvedIn } from '#infra/web-build/lean-styles.ts';
import { resolveStaticStyleRules, resolveStyleRules } from '#infra/web-build/resolve-styles.ts';

type Rules = Record<string, (string | [string, Record<string, unknown>])[]>;
type Classes = Record<string, string | 0 | string[]>;

/** What stylis writes more tightly, and a priority's place among the rest, mean nothing. */
const tight = (css: string) => css.replace(/\s*([{};:,>/!])\s*/g, '$1').replace(/;}/g, '}');

/** By griffel's key, as Fluent's classes are merged: the rules of the class there, its name left out. */
function byKey([classes, rules]: [Classes, Rules]): Record<string, unknown> {
  const written = Object.entries(rules).flatMap(([bucket, list]) =>
    list.map((rule) => ({ bucket, text: [rule].flat()[0] as string, more: Array.isArray(rule) ? rule[1] : {} })),
  );
  return Object.fromEntries(
    Object.entries(classes).map(([key, found]) => {
      const name = [found].flat()[0]!;
      if (name === 0) return [key, 0];
      const own = written.filter(({ text }) => text.includes(`.${name}`));
      return [key, own.map(({ bucket, text, more }) => [bucket, tight(text.replaceAll(`.${name}`, '.x')), more])];
    }),
  );
}

const styles: Record<string, GriffelStyle> = {
  plain: { display: 'flex', zIndex: 3, WebkitLineClamp: 2, '--own': '4px', backgroundColor: ['red', 'oklch(1 0 0)'] },
  shorthands: { padding: '4px', border: '1px solid red', overflow: 'hidden', flex: '1 1 auto', gap: '4px 8px' },
  'a longhand before its shorthand': { paddingTop: '1px', padding: '4px' },
  'a reset': { color: RESET },
  pseudo: { ':hover': { color: 'red', padding: '3px' }, ':focus-visible': { color: 'blue' }, ':active': { top: 0 } },
  nested: { '& > svg': { top: 0 }, '> :first-child': { top: 0 }, '&.active': { top: 0, ':hover': { top: '1px' } } },
  lists: { '& a, & b': { color: 'red' }, '&[open], &:hover': { top: 0 } },
  media: { '@media (max-width: 768px)': { padding: '1px', '& dt': { color: 'red' }, '@media print': { top: 0 } } },
  container: { '@container (max-width: 820px)': { padding: '16px', ':hover': { top: 0 } } },
  supports: { '@supports (display: grid)': { display: 'grid' } },
  moving: { animationName: { from: { opacity: 0 }, to: { opacity: 1 } }, animationDuration: '1s' },
  prefixed: { WebkitUserSelect: 'none', maskImage: 'none', backdropFilter: 'blur(2px)' },
};

describe('styles as the site resolves them', () => {
  it.each(Object.entries(styles))('are what griffel makes of them: %s', (_, style) => {
    const [classes, rules] = resolveStyleRules(style);
    const [theirs, theirRules] = griffels(style);
    expect(byKey([classes, rules])).toEqual(byKey([theirs as Classes, theirRules as Rules]));
    const moves = (all: Rules) => (all.k ?? []).map((rule) => tight(rule as string));
    expect(moves(rules)).toEqual(moves(theirRules as Rules));
  });

  it('give one class to the same style, whatever component has it', () => {
    const [[one], [other]] = [resolveStyleRules({ top: 0, left: 0 }), resolveStyleRules({ left: 0 })];
    expect(Object.values(one)).toContain(Object.values(other)[0]);
    expect(new Set(Object.values(one)).size).toBe(2);
  });

  it('write rules of the whole page as they are', () => {
    expect(resolveStaticStyleRules([{ '@page': { size: 'A4', marginTop: '2mm' } }])).toEqual([
      '@page{size:A4;margin-top:2mm;}',
    ]);
  });

  it.each(['@layer base', '@scope (.a)', '@starting-style', ':global(body)'])('end the build at %s', (nested) => {
    const code = `makeStyles({ root: { '${nested}': { color: 'red' } } })`;
    expect(nested).toContain(unresolvedIn(code));
    expect(unresolvedIn(code.replace(nested, '@media print'))).toBeUndefined();
  });
});
