/** Elements that draw; what runs, loads, links, animates or embeds is none of them. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset feTile feTurbulence`.split(/\s+/),
);
/** Names of attributes that draw, and their own; `xlink:href` is `href` of older programs. */
const ATTRIBUTE = /^(?!on)([a-z][\w-]*|xlink:href|xml:space|xmlns(:xlink)?)$/i;
const NAMESPACES: Record<string, string> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};
const WITHIN = /^#[\w.-]+$/;

/** One token of a drawing: declaration, comment, end, beginning with its attributes, or text. */
const TOKEN =
  /<\?xml\s[^<>?]*\?>|<!--(?:(?!--)[^])*-->|<\/([^\s<>/]+)\s*>|<([^\s<>/!?]+)((?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>|([^<]+)/y;
const PAIR = /([^\s="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Why an SVG file is more than a drawing, as the end of a sentence; undefined where every element, attribute and style
 * of it is known to draw. Read as strictly as a browser at its laxest would have to: one byte order, no entities of its
 * own, no names with prefixes, nothing left over.
 */
export function whyNotPlain(contents: Buffer): string | undefined {
  const text = textOf(contents);
  if (text === undefined) return 'is not written in UTF-8';
  let at = 0;
  let isStyle = false;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    if (!token) return `cannot be read at "${text.slice(at, at + 20).replaceAll(/\s+/g, ' ')}"`;
    const [all, ended, name, attributes = '', words] = token;
    if (all.startsWith('<?') && (at > 0 || !isUtf8(all))) return 'is not declared as UTF-8';
    if (name !== undefined) {
      if (!ELEMENTS.has(name)) return `holds the element ${name.slice(0, 40)}`;
      const wrong = wrongAttribute(attributes);
      if (wrong) return wrong;
    }
    if (isStyle && words !== undefined && !isQuietStyle(words)) return 'holds a style that loads something';
    if (name === 'style' && !all.endsWith('/>')) isStyle = true;
    if (ended === 'style') isStyle = false;
    at += all.length;
  }
  return undefined;
}

function textOf(contents: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(contents);
    // oxlint-disable-next-line no-control-regex -- UTF-16 without its mark is UTF-8 with every other byte zero.
    return /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

const isUtf8 = (declaration: string): boolean => {
  const encoding = /encoding\s*=\s*["']([^"']*)["']/i.exec(declaration)?.[1];
  return encoding === undefined || encoding.toLowerCase() === 'utf-8';
};

function wrongAttribute(attributes: string): string | undefined {
  for (const [, name, quoted, single] of attributes.matchAll(PAIR)) {
    const value = quoted ?? single ?? '';
    if (!ATTRIBUTE.test(name!)) return `holds the attribute ${name!.slice(0, 40)}`;
    if (name!.startsWith('xmlns') && value !== NAMESPACES[name!]) return 'names another language than SVG';
    if (/href$/i.test(name!) && !WITHIN.test(value)) return 'refers to something outside itself';
    if (!isQuietStyle(value)) return `loads something in ${name!.slice(0, 40)}`;
  }
  return undefined;
}

/** Style and values that name nothing but parts of the same drawing. An escape could spell anything. */
const isQuietStyle = (style: string): boolean =>
  !/[\\]|@import|expression\s*\(|javascript:|data:|&#/i.test(style) &&
  [...style.matchAll(/url\s*\(\s*(["']?)([^)"']*)\1\s*\)?/gi)].every(([, , to]) => WITHIN.test(to!.trim()));
