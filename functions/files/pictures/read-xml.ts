import { Refused } from './picture.ts';

/** An element with its attributes as they are meant, and what is in it. */
export interface XmlElement {
  name: string;
  attributes: Map<string, string>;
  children: (XmlElement | string)[];
}

/** One token: declaration, comment, end, beginning with its attributes, or text. */
const TOKEN =
  /<\?xml\s[^<>?]*\?>|<!--(?:(?!--)[^])*-->|<\/([^\s<>/]+)\s*>|<([^\s<>/!?]+)((?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const PAIR = /([^\s="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Elements in one another; more is no drawing of anybody's. */
const DEEPEST = 60;
const MOST_ELEMENTS = 10_000;

/**
 * Reads a document as strictly as a browser at its laxest would have to: UTF-8, no document type, no entities but the
 * five and numbers, no sections or instructions, every element closed where it should be, nothing left over. Throws
 * Refused.
 */
export function readXml(contents: Buffer): XmlElement {
  const text = textOf(contents);
  const outside: XmlElement = { name: '', attributes: new Map(), children: [] };
  const open = [outside];
  let at = 0;
  let elements = 0;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    if (!token) throw unreadable(text, at);
    const [all, ended, name, attributes = '', closed, words] = token;
    const inside = open.at(-1)!;
    if (all.startsWith('<?') && (at > 0 || !isUtf8(all))) throw new Refused('is not declared as UTF-8.');
    if (ended !== undefined) {
      if (inside.name !== ended) throw unreadable(text, at);
      open.pop();
    } else if (name !== undefined) {
      const element: XmlElement = { name, attributes: attributesOf(attributes), children: [] };
      inside.children.push(element);
      if (!closed) open.push(element);
      if (open.length > DEEPEST || ++elements > MOST_ELEMENTS) throw new Refused('is too complex for a logo.');
    } else if (words !== undefined) inside.children.push(meant(words));
    at += all.length;
  }
  const [root, ...more] = outside.children.filter((child) => typeof child !== 'string' || child.trim());
  if (!root || typeof root === 'string' || more.length || open.length > 1) throw unreadable(text, text.length);
  return root;
}

const unreadable = (text: string, at: number): Refused => {
  const place = text.slice(at, at + 20).replaceAll(/\s+/g, ' ');
  return new Refused(place ? `cannot be read at "${place}".` : 'is incomplete.');
};

function textOf(contents: Buffer): string {
  let text: string | undefined;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(contents);
  } catch {
    text = undefined;
  }
  // oxlint-disable-next-line no-control-regex -- UTF-16 without its mark is UTF-8 with every other byte zero.
  if (text === undefined || /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text))
    throw new Refused('is not encoded in UTF-8.');
  return text;
}

const isUtf8 = (declaration: string): boolean => {
  const encoding = /encoding\s*=\s*["']([^"']*)["']/i.exec(declaration)?.[1];
  return encoding === undefined || encoding.toLowerCase() === 'utf-8';
};

function attributesOf(written: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name, quoted, single] of written.matchAll(PAIR)) {
    if (attributes.has(name!)) throw new Refused(`contains ${name!.slice(0, 40)} twice.`);
    attributes.set(name!, meant(quoted ?? single ?? ''));
  }
  return attributes;
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A text with what stands for its signs put in their places. Throws for any other entity. */
function meant(text: string): string {
  return text.replaceAll(/&(#x[0-9a-fA-F]{1,6};|#\d{1,7};|[a-z]{2,4};)?/g, (all, reference: string | undefined) => {
    const word = reference?.slice(0, -1) ?? '';
    const sign = word.startsWith('#')
      ? signOf(word.startsWith('#x') ? Number.parseInt(word.slice(2), 16) : Number(word.slice(1)))
      : NAMED[word];
    if (sign === undefined) throw new Refused(`cannot be read at "${all.slice(0, 20)}".`);
    return sign;
  });
}

const signOf = (code: number): string | undefined =>
  code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0xd7ff) || (code >= 0xe000 && code <= 0xfffd)
    ? String.fromCodePoint(code)
    : code > 0xffff && code <= 0x10ffff
      ? String.fromCodePoint(code)
      : undefined;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** An element as text again. */
export function writeXml({ name, attributes, children }: XmlElement): string {
  const said = [...attributes]
    .map(([key, value]) => ` ${key}="${escaped(value).replaceAll(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`)
    .join('');
  if (!children.length) return `<${name}${said}/>`;
  const inner = children.map((child) => (typeof child === 'string' ? escaped(child) : writeXml(child))).join('');
  return `<${name}${said}>${inner}</${name}>`;
}
