import { aboutElements, drawingAttributes, drawingElements, editorPrefixes } from './drawing-words.ts';
import { type Picture, Refused } from './picture.ts';
import { readXml, writeXml, type XmlElement } from './read-xml.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const WITHIN = /^#[\w.-]+$/;
/** What a browser takes for the size of a drawing that says none. */
const USUAL = { width: 300, height: 150 };

/** Whether a file may be meant as a drawing: the first thing in it that is not white space opens an element. */
export const isDrawing = (file: Buffer): boolean => isWide(file) || /^\ufeff?\s*</.test(file.toString('utf8', 0, 200));

/** UTF-16 by its mark: meant as a drawing, and not read as one. */
const isWide = ([first, second]: Buffer): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/**
 * Reads a drawing and writes it anew of what is known to draw, element by element and attribute by attribute. What
 * editors leave for themselves is dropped; what would run, load or embed something is refused in words, not dropped,
 * because the picture would look otherwise than its owner saw it. Throws Refused.
 */
export function readDrawing(file: Buffer): Picture {
  const root = readXml(file);
  if (root.name !== 'svg') throw new Refused(`contains the element ${root.name.slice(0, 40)} and no drawing.`);
  const drawing = cleaned(root);
  holdRepeats(drawing);
  drawing.attributes.set('xmlns', SVG);
  return { body: Buffer.from(writeXml(drawing)), ...sizeOf(drawing) };
}

const prefixOf = (name: string): string | undefined =>
  name.includes(':') ? name.slice(0, name.indexOf(':')) : undefined;
const isEditors = (name: string): boolean => editorPrefixes.has(prefixOf(name) ?? '');

function cleaned({ name, attributes, children }: XmlElement): XmlElement {
  if (!drawingElements.has(name)) throw new Refused(`contains the element ${name.slice(0, 40)}.`);
  const kept = new Map<string, string>();
  for (const [given, value] of attributes) {
    const attribute = given === 'xlink:href' ? 'href' : given;
    if (!isKept(given, attribute, value)) continue;
    if (attribute === 'href' && !WITHIN.test(value)) throw new Refused('refers to something outside the file.');
    if (!isQuiet(value)) throw new Refused(`loads something in ${given.slice(0, 40)}.`);
    kept.set(attribute, value);
  }
  const inner = children.flatMap((child): (XmlElement | string)[] => {
    if (typeof child === 'string') return [child];
    return aboutElements.has(child.name) || isEditors(child.name) ? [] : [cleaned(child)];
  });
  if (name === 'style' && inner.some((child) => typeof child !== 'string' || !isQuiet(child)))
    throw new Refused('contains a style that loads something.');
  return { name, attributes: kept, children: inner };
}

/** Whether an attribute is one that draws; one of an editor's own is left out. Throws for what may do something. */
function isKept(given: string, attribute: string, value: string): boolean {
  if (/^on/i.test(given)) throw new Refused(`contains the attribute ${given.slice(0, 40)}.`);
  if (given === 'xmlns' || prefixOf(given) === 'xmlns') {
    const isKnown = given === 'xmlns' ? value === SVG : given !== 'xmlns:xlink' || value === XLINK;
    if (!isKnown || value.includes('xhtml')) throw new Refused('uses a language other than SVG.');
    return false;
  }
  return drawingAttributes.has(attribute);
}

/** Style and values that name nothing but parts of the same drawing. An escape could spell anything. */
const isQuiet = (style: string): boolean =>
  !/[\\]|@import|@namespace|expression\s*\(|(java|vb)script:|data:|image-set|\bsrc\s*\(/i.test(style) &&
  [...style.matchAll(/url\s*\(\s*(["']?)([^)"']*)\1\s*\)?/gi)].every(([, , to]) => WITHIN.test(to!.trim()));

/** Parts drawn in all, those that are drawn again counted each time. */
const MOST_DRAWN = 20_000;

/** Refuses a drawing that repeats its parts in one another until nobody can draw it, or without an end. */
function holdRepeats(drawing: XmlElement): void {
  const byId = new Map<string, XmlElement>();
  const note = (element: XmlElement): void => {
    const id = element.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    for (const child of element.children) if (typeof child !== 'string') note(child);
  };
  note(drawing);
  const counted = new Map<XmlElement, number>();
  const under = new Set<XmlElement>();
  const count = (element: XmlElement): number => {
    const known = counted.get(element);
    if (known !== undefined) return known;
    if (under.has(element)) throw new Refused('contains itself.');
    under.add(element);
    const parts = element.children.filter((child) => typeof child !== 'string');
    const sum = [...parts, ...namedBy(element, byId)].reduce((total, part) => total + count(part), 1);
    under.delete(element);
    counted.set(element, sum);
    return sum;
  };
  if (count(drawing) > MOST_DRAWN) throw new Refused('is too complex for a logo.');
}

/** The other parts that an element draws or is painted by. */
function namedBy({ attributes }: XmlElement, byId: ReadonlyMap<string, XmlElement>): XmlElement[] {
  const ids = [...attributes].flatMap(([name, value]) =>
    name === 'href' ? [value.slice(1)] : [...value.matchAll(/url\s*\(\s*["']?#([\w.-]+)/gi)].map(([, id]) => id!),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function sizeOf({ attributes }: XmlElement): { width: number; height: number } {
  const [, , width = 0, height = 0] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const own = (name: 'width' | 'height') => {
    const text = attributes.get(name) ?? '';
    return text.endsWith('%') ? 0 : Number.parseFloat(text);
  };
  const sides = { width: own('width') || width, height: own('height') || height };
  return sides.width > 0 && sides.height > 0 && Number.isFinite(sides.width + sides.height) ? sides : USUAL;
}
