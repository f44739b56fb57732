import type { Plugin } from 'vite';

const STYLING = new Set(['makeStyles', 'mergeClasses', 'shorthands']);
const THEMES = new Set(['createLightTheme', 'createDarkTheme']);
const fluentImport = /import \{([^}]*)\} from '@fluentui\/react-components';/g;

/** What resolve-styles does not know and a browser would drop without a word. */
const UNRESOLVED =
  /['"`](@(?:layer|scope|starting-style|font-face|property|counter-style|namespace|import)\b|:global\b)/;

/** The first thing in a module's styles that would silently do nothing, as it is written; undefined where all is known. */
export const unresolvedIn = (code: string): string | undefined =>
  code.includes('makeStyles(') ? UNRESOLVED.exec(code)?.[1] : undefined;

/** `tokens.name` and `siteTokens.name` as what they stand for: the name of a CSS variable. */
const inlineTokens = (code: string) =>
  code
    .replace(/\$\{(?:tokens|siteTokens)\.(\w+)\}/g, 'var(--$1)')
    .replace(/(?<![-./\w])(?:tokens|siteTokens)\.(\w+)/g, "'var(--$1)'");

/**
 * Fluent's styling from where it really lives: a module that imports nothing else of Fluent can stand in the chunk of
 * every page.
 */
const splitImport = (code: string) =>
  code.replace(fluentImport, (_, list: string) => {
    const names = list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && name !== 'tokens');
    const from = (chosen: string[], source: string) =>
      chosen.length ? `import { ${chosen.join(', ')} } from '${source}';` : '';
    const others = names.filter((name) => !STYLING.has(name) && !THEMES.has(name) && !name.startsWith('type '));
    return (
      from(
        names.filter((name) => STYLING.has(name)),
        '@griffel/react',
      ) +
      from(
        names.filter((name) => THEMES.has(name)),
        'virtual:brand-themes',
      ) +
      from(others, '@fluentui/react-components')
    );
  });

/**
 * Keeps the list of all Fluent tokens (4 KB gzip) and what comes with its index out of modules that only have styles.
 */
export const leanStyles: Plugin = {
  name: 'lean-styles',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/web\/.*\.tsx?$/.test(id) || id.includes('/node_modules/') || !code.includes('@fluentui/react-components'))
      return;
    const unresolved = unresolvedIn(code);
    if (unresolved) this.error(`${id} has a style in ${unresolved}, which resolve-styles.ts leaves out`);
    return { code: splitImport(inlineTokens(code)), map: null };
  },
};
