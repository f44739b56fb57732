import sanitizeHtml from 'sanitize-html';
import { sanitizeSiteHtml } from '../sanitize-site-html.ts';

/** As many as anybody reads. */
const MOST = 12;

/** HTML as it may be stored, and what was taken out of it, in words. */
export interface Cleaned {
  html: string;
  takenOut: string[];
}

/** Cleans HTML of a site's own and says what had to go: elements, attributes, links and styles by their names. */
export function cleanSiteHtml(html: string): Cleaned {
  const cleaned = sanitizeSiteHtml(html);
  const left = inventoryOf(cleaned);
  const gone = [...inventoryOf(html)].filter(([what, count]) => count > (left.get(what) ?? 0)).map(([what]) => what);
  const more = gone.length - MOST;
  return { html: cleaned, takenOut: [...gone.slice(0, MOST), ...(more > 0 ? [`and ${more} more`] : [])] };
}

/** How often each thing that may have to go stands in some HTML. Never shown: nothing is left out of it. */
function inventoryOf(html: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const note = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  sanitizeHtml(html, {
    allowedTags: [],
    // Else what lies inside a script's or a style's element would not be looked at.
    nonTextTags: [],
    transformTags: {
      '*': (tagName, attribs) => {
        note(`the element ${shown(tagName)}`);
        for (const [name, value] of Object.entries(attribs)) noteAttribute(note, tagName, name, value);
        return { tagName, attribs };
      },
    },
  });
  return counts;
}

const links = new Set(['href', 'src', 'action', 'formaction', 'xlink:href']);

function noteAttribute(note: (what: string) => void, tagName: string, name: string, value: string): void {
  if (name === 'style')
    for (const property of propertiesOf(value)) note(`the style ${shown(property)} of ${shown(tagName)}`);
  else if (links.has(name)) {
    // Browsers overlook spaces and control characters in a scheme.
    const scheme = /^([a-z][a-z\d+.-]*):/i.exec(value.replace(/[\0-\x20\s]/g, ''))?.[1];
    note(scheme ? `the address ${shown(scheme.toLowerCase())}: of ${shown(tagName)}` : `${name} of ${shown(tagName)}`);
  } else if (name !== 'rel') note(`the attribute ${shown(name)} of ${shown(tagName)}`);
}

const propertiesOf = (style: string): string[] =>
  style.split(';').flatMap((part) => {
    const name = part.split(':')[0]!.trim().toLowerCase();
    return name ? [name] : [];
  });

/** A name out of foreign HTML: short, and of signs that are no markup. */
const shown = (name: string): string => name.replace(/[^\w:-]/g, '').slice(0, 30);
