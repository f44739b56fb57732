import type { Plugin } from 'vite';

const BARCODES = /\/bwip-js\/dist\/bwip-js\.mjs$/;
const NUMBERING_PLANS = /\/libphonenumber-js\/metadata\.min\.json\.js$/;

/** Where a country's numbering plan says how its numbers are set apart. */
const FORMATS = 4;
interface NumberingPlans {
  countries: Record<string, unknown[]>;
  nonGeographic: Record<string, unknown[]>;
}

/** Without the two fonts for text below a barcode; undefined where there are not two. */
export function withoutFonts(code: string): string | undefined {
  const fonts = /^FontLib\.loadFont\("[^"]+", \d+, \d+, "[\w+/=]+"\);$/gm;
  return code.match(fonts)?.length === 2 ? code.replace(fonts, '') : undefined;
}

/** Without what only sets a number's digits apart; undefined where India's plan has nothing like it. */
export function withoutFormats(code: string): string | undefined {
  const json = /^\s*export default (\{.*\})\s*;?\s*$/s.exec(code.replace(/^\/\/.*$/gm, ''))?.[1];
  if (!json) return;
  const plans = JSON.parse(json) as NumberingPlans;
  if (!Array.isArray(plans.countries.IN?.[FORMATS])) return;
  for (const plan of [...Object.values(plans.countries), ...Object.values(plans.nonGeographic)])
    if (plan[FORMATS]) plan[FORMATS] = 0;
  return `export default ${JSON.stringify(plans)}`;
}

/**
 * Keeps of two packages what a page uses: a ticket's barcodes bear no text (28 KB gzip of fonts), and a number is checked,
 * never set apart (9 KB). The build fails where another version reads otherwise.
 */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  apply: 'build',
  transform(code, id) {
    const edit = BARCODES.test(id) ? withoutFonts : NUMBERING_PLANS.test(id) ? withoutFormats : undefined;
    if (!edit) return;
    const kept = edit(code);
    if (!kept) this.error(`${id} is not written any more as lean-packages.ts knows it`);
    return { code: kept, map: null };
  },
};
