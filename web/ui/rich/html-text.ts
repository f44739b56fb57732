/** Elements whose only text needs no paragraph round it. */
const holders = new Set([
  ...['BODY', 'LI', 'TD', 'TH', 'DIV', 'SECTION', 'HEADER', 'FOOTER', 'NAV', 'ARTICLE', 'MAIN', 'ASIDE', 'ADDRESS'],
  ...['FIGURE', 'FIGCAPTION', 'DT', 'DD'],
]);

/** Read in a document of its own where nothing runs: no handler that stands in a text is even looked at. */
function parse(html: string): HTMLElement {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  const body = content.ownerDocument.createElement('body');
  body.append(content);
  return body;
}

/** The same text without what would run: an editor that is given it reads it in the page itself. */
export function withoutHandlers(html: string): string {
  const body = parse(html);
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) if (/^on/i.test(name)) element.removeAttribute(name);
  return body.innerHTML;
}

/** Of the editor's HTML what is to be stored: paragraphs that it put round bare text are gone again. */
export function storedHtml(html: string): string {
  const body = parse(html);
  for (const paragraph of body.querySelectorAll('[data-bare]')) {
    const { parentElement: parent } = paragraph;
    if (parent && holders.has(parent.tagName) && isAlone(paragraph)) paragraph.replaceWith(...paragraph.childNodes);
    else paragraph.removeAttribute('data-bare');
  }
  return body.innerHTML === '<p></p>' ? '' : body.innerHTML;
}

/** The text of a list's row stands before the lists within it. */
const isAlone = (paragraph: Element): boolean =>
  [...paragraph.parentElement!.children].every(
    (one) => one === paragraph || (paragraph.parentElement!.tagName === 'LI' && /^[UO]L$/.test(one.tagName)),
  );

/** Elements that say the same. */
const sameAs: Record<string, string> = { b: 'strong', i: 'em', del: 's', strike: 's' };
const inline = new Set([
  ...[
    'a',
    'strong',
    'em',
    'u',
    's',
    'code',
    'span',
    'small',
    'sub',
    'sup',
    'img',
    'br',
    'mark',
    'abbr',
    'font',
    'cite',
    'kbd',
  ],
]);

/**
 * HTML by what it says: equal for two that show the same. Spaces as a page shows them, attributes and styles in an order;
 * `rel` is put there by the sanitizer.
 */
export function meaning(html: string): string {
  const told = (node: ChildNode): string => {
    if (node.nodeType === 3) return (node.textContent ?? '').replace(/[ \t\r\n]+/g, ' ');
    if (!(node instanceof Element)) return '';
    const { localName } = node;
    const name = sameAs[localName] ?? localName;
    const attributes = [...node.attributes]
      .filter((one) => one.name !== 'rel')
      .map((one) => `${one.name}=${one.name === 'style' ? styleOf(one.value) : one.value}`)
      .toSorted();
    const inner = [...node.childNodes].map(told).join('');
    const body = inline.has(name) || name === 'pre' ? inner : inner.trim();
    return inline.has(name)
      ? `<${[name, ...attributes].join(' ')}>${body}</${name}>`
      : ` <${[name, ...attributes].join(' ')}>${body}</${name}> `;
  };
  return [...parse(html).childNodes].map(told).join('').replace(/ +/g, ' ').replaceAll(/> </g, '><').trim();
}

/** As the browser understands it: the editor gives `#fff` back as `rgb(255, 255, 255)`. */
function styleOf(style: string): string {
  const place = document.createElement('i');
  place.style.cssText = style;
  return place.style.cssText;
}

/** Of what is pasted the words and their order: sizes, colours and classes of another page are not this one's. */
export function pastedHtml(html: string): string {
  const body = parse(html);
  for (const element of body.querySelectorAll('*'))
    for (const name of ['class', 'style', 'id', 'title', 'aria-label']) element.removeAttribute(name);
  return body.innerHTML;
}
