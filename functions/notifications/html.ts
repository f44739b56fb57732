declare const htmlBrand: unique symbol;

/** HTML that is safe to send: made by the tag below, or rendered by a page of ours. */
export interface Html {
  readonly [htmlBrand]: true;
  readonly text: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

/** Marks as safe what was escaped already. */
export const trustedHtml = (text: string): Html => ({ text }) as Html;

type Value = string | number | Html | readonly Html[];

const shown = (value: Value): string => {
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'text' in value ? value.text : value.map((part) => part.text).join('');
};

/** A template whose values are escaped unless they are HTML made by it. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  trustedHtml(strings.reduce((whole, part, i) => whole + shown(values[i - 1]!) + part));
