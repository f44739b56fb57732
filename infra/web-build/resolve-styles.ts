import hashString from '@emotion/hash';
import { RESET } from '@griffel/core';
import type { GriffelStyle } from '@griffel/core';
// Griffel's own, which its index keeps to itself.
import { getStyleBucketName } from '../../node_modules/@griffel/core/src/runtime/getStyleBucketName.js';
import { shorthands } from '../../node_modules/@griffel/core/src/runtime/shorthands.js';
import { hashPropertyKey } from '../../node_modules/@griffel/core/src/runtime/utils/hashPropertyKey.js';

type Value = string | number;
type Nested = { [property: string]: Value | Value[] | Nested | Nested[] | undefined };
export type Rule = string | [string, Record<string, Value>];
export type Rules = Record<string, Rule[]>;
export type ClassMap = Record<string, string | 0>;
interface Place {
  /** As they nest, each without the `&` it begins with. */
  selectors: readonly string[];
  /** Queries as griffel keeps them; empty where there is none. */
  at: Record<'container' | 'layer' | 'media' | 'supports' | 'scope', string>;
}

const EVERYWHERE: Place = { selectors: [], at: { container: '', layer: '', media: '', supports: '', scope: '' } };
/** The outermost last. */
const QUERIES = ['media', 'supports', 'container'] as const;

/** What some browser of this age wants its prefix for. */
const PREFIXED = /^(user-select|appearance|backdrop-filter|hyphens|mask|print-color-adjust|box-decoration-break)/;

const hyphenated = (property: string) =>
  property.startsWith('--') ? property : property.replace(/[A-Z]/g, '-$&').toLowerCase().replace(/^ms-/, '-ms-');

function declaration(property: string, value: Value | readonly Value[]): string {
  const name = hyphenated(property);
  const one = [value]
    .flat()
    .map((each) => `${name}:${each};`)
    .join('');
  return PREFIXED.test(name) || (name === 'background-clip' && value === 'text') ? `-webkit-${one}${one}` : one;
}

/** `:hover` and `>svg` of what stands around it, each of a list by itself; lists inside brackets stay. */
const within = (around: string, selector: string): string =>
  selector
    .split(/,(?![^(]*\))/)
    .map((one, at) => {
      const text = one.trim();
      return text.includes('&') ? text.replaceAll('&', around) : around + (at ? text : one);
    })
    .join(',');

function add(rules: Rules, bucket: string, rule: string, { at }: Place, priority: number): void {
  const more = {
    ...(priority && { p: priority }),
    ...(bucket === 'm' && { m: at.media }),
    ...(bucket === 'x' && { x: at.container }),
  };
  (rules[bucket] ??= []).push(Object.keys(more).length ? [rule, more] : rule);
}

const declarations = (style: Nested): string =>
  Object.entries(style)
    .map(([property, value]) => declaration(property, value as Value))
    .join('');

/** The place that a nested style's name leads to. */
function inside({ selectors, at }: Place, name: string): Place {
  const query = QUERIES.find((one) => name.startsWith(`@${one}`));
  if (!query) return { selectors: [...selectors, name.replace(/^&/, '')], at };
  const asked = name.slice(query.length + 1).trim();
  return { selectors, at: { ...at, [query]: [at[query], asked].filter(Boolean).join(' and ') } };
}

function keyframes(frames: Nested, rules: Rules, place: Place): string {
  const text = Object.entries(frames)
    .map(([at, style]) => `${at}{${declarations(style as Nested)}}`)
    .join('');
  const name = `f${hashString(text)}`;
  add(rules, 'k', `@keyframes ${name}{${text}}`, place, 0);
  return name;
}

/**
 * Stands in for griffel's compiler of styles, with what the site writes in them: properties, nested selectors,
 * queries, keyframes. Griffel's takes in more, mirrors and prefixes for browsers long gone, and weighs 8 KB gzip more
 * in every page; test/web/resolve-styles.test.ts holds the two together. Keys are griffel's, so that a class
 * of the site replaces one of Fluent's.
 */
export function resolveStyleRules(
  style: GriffelStyle,
  _salt = '',
  place: Place = EVERYWHERE,
  classes: ClassMap = {},
  rules: Rules = {},
): [ClassMap, Rules] {
  const { selectors, at } = place;
  const selector = selectors.join('').replace(/>\s+/g, '>');
  const queries = QUERIES.filter((query) => at[query]).map((query) => `@${query} ${at[query]}`);
  const keyOf = (property: string) => hashPropertyKey(selector, property, at);
  for (const [property, value] of Object.entries(style as Nested)) {
    if (value === undefined || value === null) continue;
    if (property === 'animationName' && typeof value === 'object') {
      const names = [value].flat().map((frames) => keyframes(frames as Nested, rules, place));
      resolveStyleRules({ animationName: names.join(', ') }, '', place, classes, rules);
    } else if (typeof value === 'object' && !Array.isArray(value)) {
      resolveStyleRules(value as GriffelStyle, '', inside(place, property), classes, rules);
    } else if (value === RESET) classes[keyOf(property)] = 0;
    else {
      const [priority = 0, parts = []] = shorthands[property as keyof typeof shorthands] ?? [];
      for (const part of parts) classes[keyOf(part)] = 0;
      const text = declaration(property, value as Value | Value[]);
      const name = `f${hashString([selector, ...queries, text].join('|'))}`;
      classes[keyOf(property)] = name;
      const rule = `${selectors.reduce(within, `.${name}`)}{${text}}`;
      const whole = queries.reduce((inner, query) => `${query}{${inner}}`, rule);
      add(rules, getStyleBucketName([...selectors], at), whole, place, priority);
    }
  }
  return [classes, rules];
}

/** Rules for the whole page, e.g. `@page`. */
export const resolveStaticStyleRules = (styles: readonly Nested[]): string[] =>
  styles.flatMap((style) => Object.entries(style).map(([at, inner]) => `${at}{${declarations(inner as Nested)}}`));
