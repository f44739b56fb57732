import { Extension, type Extensions, Mark, mergeAttributes, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

/** Elements that hold others, as they are stored; the editor keeps them and makes none. */
const HOLDERS = [
  ...['div', 'section', 'header', 'footer', 'nav', 'article', 'main', 'aside', 'address', 'figure', 'figcaption'],
  ...['dl', 'dt', 'dd'],
];
/** Elements within a line that the toolbar does not make. */
const INLINE = ['span', 'small', 'sub', 'sup', 'mark', 'abbr', 'cite', 'kbd'];
const CELLS = ['td', 'th'];
const PARTS = ['thead', 'tbody', 'tfoot'];

/** Attributes that may stand on any element (functions/site/sanitize-site-html.ts). */
const kept = ['class', 'style', 'title', 'aria-label'] as const;

const asTyped = Object.fromEntries(
  kept.map((name) => [
    name,
    {
      default: null,
      keepOnSplit: false,
      parseHTML: (element: HTMLElement) => element.getAttribute(name),
      renderHTML: (attributes: Record<string, unknown>) => (attributes[name] ? { [name]: attributes[name] } : {}),
    },
  ]),
);

/** The attributes of whatever has a place of its own: what was styled stays so. */
const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    {
      types: [
        ...['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'codeBlock'],
        ...['horizontalRule', 'holder', 'table', 'tablePart', 'tableRow', 'tableCell', 'picture'],
      ],
      attributes: asTyped,
    },
    {
      types: ['paragraph'],
      attributes: {
        /** Written as an element; one that the editor put round bare text is taken away again (`html-text.ts`). */
        isOwn: {
          default: false,
          keepOnSplit: false,
          parseHTML: () => true,
          renderHTML: ({ isOwn }) => (isOwn ? {} : { 'data-bare': '' }),
        },
      },
    },
    {
      types: ['link'],
      attributes: { style: asTyped['style']!, 'aria-label': asTyped['aria-label']! },
    },
  ],
});

/** An element that is kept by its name. */
const named = (tags: readonly string[]) => ({
  parseHTML: () => tags.map((tag) => ({ tag, attrs: { tag } })),
  addAttributes: () => ({ tag: { default: tags[0]!, rendered: false } }),
});

const Holder = Node.create({
  name: 'holder',
  group: 'block',
  content: 'block+',
  defining: true,
  ...named(HOLDERS),
  renderHTML: ({ node, HTMLAttributes }) => [String(node.attrs['tag']), HTMLAttributes, 0],
});

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: '(tablePart|tableRow)+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, 0],
});
const TablePart = Node.create({
  name: 'tablePart',
  content: 'tableRow+',
  ...named(PARTS),
  renderHTML: ({ node, HTMLAttributes }) => [String(node.attrs['tag']), HTMLAttributes, 0],
});
const TableRow = Node.create({
  name: 'tableRow',
  content: 'tableCell+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});
const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  ...named(CELLS),
  renderHTML: ({ node, HTMLAttributes }) => [String(node.attrs['tag']), HTMLAttributes, 0],
});

const plainAttribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  parseHTML: () => [{ tag: 'img[src]' }],
  addAttributes: () => ({
    src: plainAttribute('src'),
    alt: plainAttribute('alt'),
    width: plainAttribute('width'),
    height: plainAttribute('height'),
  }),
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

const inlineMarks = INLINE.map((tag) =>
  Mark.create({
    name: tag,
    // One within another of its name stays within it.
    excludes: '',
    inclusive: true,
    parseHTML: () => [{ tag }],
    addAttributes: () => asTyped,
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
);

/** What the editor knows of HTML: what the sanitizer lets through, as far as it can be shown without loss. */
export const htmlNodes: Extensions = [
  StarterKit.configure({
    link: {
      openOnClick: false,
      autolink: false,
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null },
    },
    trailingNode: false,
  }),
  KeptAttributes,
  ...[Holder, Table, TablePart, TableRow, TableCell, Picture],
  ...inlineMarks,
];
