import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

/** A button above the text. */
interface Tool {
  name: string;
  sign: ReactNode;
  run(editor: Editor): void;
  is?(editor: Editor): boolean;
}

/** What a text may be made of, as buttons. */
export const tools: readonly Tool[] = [
  {
    name: 'Heading',
    sign: 'H2',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    is: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'Smaller heading',
    sign: 'H3',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    is: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'Bold',
    sign: <b>B</b>,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    is: (editor) => editor.isActive('bold'),
  },
  {
    name: 'Italic',
    sign: <i>I</i>,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    is: (editor) => editor.isActive('italic'),
  },
  {
    name: 'Underline',
    sign: <u>U</u>,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    is: (editor) => editor.isActive('underline'),
  },
  {
    name: 'List',
    sign: '•',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    is: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'Numbered list',
    sign: '1.',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    is: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'Quote',
    sign: '“”',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    is: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'Centred',
    sign: '↔',
    run: (editor) => setStyle(editor, isCentred(editor) ? null : 'text-align: center'),
    is: (editor) => isCentred(editor),
  },
  { name: 'Line across', sign: '—', run: (editor) => editor.chain().focus().setHorizontalRule().run() },
];

const blockOf = (editor: Editor): 'heading' | 'paragraph' => (editor.isActive('heading') ? 'heading' : 'paragraph');
const isCentred = (editor: Editor): boolean =>
  /text-align:\s*center/.test(String(editor.getAttributes(blockOf(editor))['style'] ?? ''));
const setStyle = (editor: Editor, style: string | null) =>
  editor.chain().focus().updateAttributes(blockOf(editor), { style, isOwn: true }).run();
