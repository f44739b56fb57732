import type { FareRule } from '#shared/flights/model.ts';

/** Longer rules are cut: a quote and a booking hold them in one row. Characters. */
const MOST = 10_000;

/** A supplier's fare rules as they may be stored: text and tables, no script, style, link or picture. */
export async function cleanFareRules(rules: readonly FareRule[]): Promise<FareRule[]> {
  // 250 KB that a search, which has no rules, need not load.
  const { cleanHtml } = await import('#functions/runtime/clean-html.ts');
  return rules.slice(0, 12).map((rule) => ({
    ...rule,
    fareRuleDetail: cleanHtml(rule.fareRuleDetail.slice(0, MOST), {
      allowedTags: [
        'p',
        'br',
        'b',
        'strong',
        'i',
        'em',
        'u',
        'ul',
        'ol',
        'li',
        'h3',
        'h4',
        'h5',
        'table',
        'thead',
        'tbody',
        'tr',
        'th',
        'td',
        'pre',
        'span',
        'div',
      ],
      allowedAttributes: { td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan', 'scope'] },
    }),
  }));
}
