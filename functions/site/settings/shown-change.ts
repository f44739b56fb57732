import { fieldLabel, valueText } from '#shared/site/setting-labels.ts';
import type { SettingsShown } from '#shared/site/settings.ts';
import type { FieldChange } from '../model.ts';

type ShownChange = SettingsShown['events'][number]['changes'][number];

const pictures: ReadonlySet<string> = new Set(['logoUrl', 'logoDarkUrl', 'faviconImage']);
const htmls: ReadonlySet<string> = new Set([
  'header',
  'footer',
  'popupAlert',
  'terms',
  'privacy',
  'cancellation',
  'partnerProgram',
]);

/** A change of the log as people read it: HTML by its words, pictures by their addresses, switches as on or off. */
export function shownChange({ field, from, to }: FieldChange): ShownChange {
  const label = fieldLabel(field);
  if (pictures.has(field)) return { field: label, kind: 'picture', from, to };
  if (field === 'colour') return { field: label, kind: 'colour', from, to };
  if (!htmls.has(field)) return { field: label, kind: 'words', from: valueText(field, from), to: valueText(field, to) };
  const [before, after] = [wordsOf(from), wordsOf(to)];
  const isSame = before === after && before !== '';
  return { field: label, kind: 'words', from: before, to: isSame ? 'same text, different formatting' : after };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The words of HTML that may have been cut off anywhere; a picture or a rule alone has none and is named. */
function wordsOf(html: string): string {
  const words = html
    .replace(/<[^>]*(>|$)/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name]!)
    .replace(/\s+/g, ' ')
    .trim();
  return words || (/<img/i.test(html) ? 'a picture' : html && 'no words');
}
