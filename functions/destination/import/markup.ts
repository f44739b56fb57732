/** An element of XML: what its opening tag says, and what stands inside it. */
export interface Element {
  attributes: string;
  body: string;
  /** Where it begins and ends in the text. */
  from: number;
  to: number;
}

/**
 * The elements of a name, one after another, none within another of its name. Each letter is looked at a few times
 * whatever the text is: one that was made to be slow is not.
 */
export function* elementsOf(xml: string, tag: string): Generator<Element, undefined> {
  const [open, close] = [`<${tag}`, `</${tag}>`];
  let at = 0;
  for (;;) {
    at = xml.indexOf(open, at);
    if (at < 0) return undefined;
    const inside = at + open.length;
    if (!/[\s>/]/.test(xml.charAt(inside))) {
      at = inside;
      continue;
    }
    const end = xml.indexOf('>', inside);
    if (end < 0) return undefined;
    if (xml[end - 1] === '/') {
      yield { attributes: xml.slice(inside, end - 1), body: '', from: at, to: end + 1 };
      at = end + 1;
      continue;
    }
    const until = xml.indexOf(close, end);
    if (until < 0) return undefined;
    const to = until + close.length;
    yield { attributes: xml.slice(inside, end), body: xml.slice(end + 1, until), from: at, to };
    at = to;
  }
}

const patterns = new Map<string, RegExp>();

/** What an attribute of a tag says; undefined where it has none of that name. */
export function attribute(attributes: string, name: string): string | undefined {
  const pattern = patterns.get(name) ?? new RegExp(String.raw`\s${name}="([^"]*)"`);
  patterns.set(name, pattern);
  return pattern.exec(attributes)?.[1];
}

/** How the names of a document begin, by its outermost element: `x:` or nothing. */
export const prefixOf = (xml: string, root: string): string =>
  new RegExp(String.raw`<(\w{1,20}:)?${root}[\s>]`).exec(xml.slice(0, 4_000))?.[1] ?? '';

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A text of XML as it reads. */
export const plain = (text: string): string =>
  text
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex?: string, digits?: string, name?: string) => {
      if (name) return named[name] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(digits);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    // Excel's own spelling of what XML cannot hold.
    .replace(/_x([\dA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** All runs of a rich text together; how it is read aloud, in scripts that have it, is no part of it. */
export function textsOf(xml: string, prefix: string): string {
  const aloud = [...elementsOf(xml, `${prefix}rPh`)];
  const kept = [...aloud, { from: xml.length }].map(({ from }, at) => xml.slice(aloud[at - 1]?.to ?? 0, from));
  return [...elementsOf(kept.join(''), `${prefix}t`)].map(({ body }) => plain(body)).join('');
}
