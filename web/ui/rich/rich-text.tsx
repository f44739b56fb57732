import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Editor } from '@tiptap/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { inColumn, inRows } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { useBoxStyles } from '../form/box-styles.ts';
import { ShortField } from '../form/short-field.tsx';
import { htmlNodes } from './html-nodes.ts';
import { meaning, pastedHtml, storedHtml, withoutHandlers } from './html-text.ts';
import { tools } from './tools.tsx';

const useStyles = makeStyles({
  root: inColumn('8px'),
  tools: inRows('4px'),
  tool: { minWidth: '36px' },
  // The button's own name says it in words.
  sign: { '::before': { content: 'attr(data-sign)' } },
  pressed: { backgroundColor: tokens.colorNeutralBackground1Pressed },
  asked: { ...inRows('8px'), alignItems: 'end' },
  note: { ...quietLine, margin: 0 },
  box: { padding: 0 },
  text: {
    width: '100%',
    minWidth: 0,
    '& .ProseMirror': {
      minHeight: '160px',
      maxHeight: '420px',
      overflowY: 'auto',
      padding: '8px 12px',
      outline: 'none',
      whiteSpace: 'break-spaces',
      overflowWrap: 'anywhere',
    },
    '& .ProseMirror > :first-child': { marginTop: 0 },
    '& li > p': { margin: 0 },
    '& a': { display: 'inline-block', minHeight: '24px', lineHeight: '24px', color: tokens.colorBrandForegroundLink },
    '& img': { maxWidth: '100%' },
    '& .ProseMirror-selectednode': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '& td, & th': { border: `1px dashed ${tokens.colorNeutralStroke1}`, padding: '4px' },
  },
});

interface Props {
  label: string;
  id: string;
  describedBy?: string;
  isWrong?: boolean;
  value: string;
  onChange(html: string): void;
  /** The same as HTML: shown where the text would lose some of it. */
  otherwise: ReactNode;
}

const make = (content: string) =>
  new Editor({
    element: null,
    extensions: htmlNodes,
    content: withoutHandlers(content),
    injectCSS: false,
    editorProps: { transformPastedHTML: pastedHtml },
  });

/** Whether the editor gives back what it is given. */
function isShownWhole(html: string): boolean {
  const editor = make(html);
  const back = storedHtml(editor.getHTML());
  editor.destroy();
  return meaning(back) === meaning(html);
}

/** HTML written as it reads. What the editor cannot show without loss is left as HTML, and that is said. */
export default function RichText({ otherwise, ...props }: Props) {
  const styles = useStyles();
  const [isWhole] = useState(() => isShownWhole(props.value));
  if (isWhole) return <Writing {...props} />;
  return (
    <div className={styles.root}>
      <p className={styles.note} role="status">
        This text contains HTML that this editor cannot keep, so it is edited as HTML.
      </p>
      {otherwise}
    </div>
  );
}

type Asked = 'link' | 'picture';

function Writing({ label, id, describedBy, isWrong, value, onChange }: Omit<Props, 'otherwise'>) {
  const boxes = useBoxStyles();
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [, redraw] = useState(0);
  const [asked, setAsked] = useState<Asked>();
  // `told`: what was written since the page last said what stands. It comes back late where somebody types fast.
  const latest = useRef({ value, onChange, told: [] as string[] });
  useEffect(() => {
    latest.current.onChange = onChange;
  }, [onChange]);
  useEffect(() => {
    const made = make(latest.current.value);
    made.on('transaction', () => redraw((count) => count + 1));
    made.on('update', () => {
      const written = storedHtml(made.getHTML());
      latest.current.value = written;
      latest.current.told.push(written);
      latest.current.onChange(written);
    });
    made.mount(place.current!);
    setEditor(made);
    return () => made.destroy();
  }, []);
  // Discarded, or changed by somebody else: what stands now is shown.
  useEffect(() => {
    if (!editor) return;
    const { told } = latest.current;
    const at = told.lastIndexOf(value);
    const isOwn = at >= 0 || latest.current.value === value;
    told.splice(0, isOwn ? at + 1 : told.length);
    if (isOwn) return;
    latest.current.value = value;
    editor.commands.setContent(withoutHandlers(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        transformPastedHTML: pastedHtml,
        attributes: {
          ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, dir: 'auto' },
          ...(describedBy && { 'aria-describedby': describedBy }),
          ...(isWrong && { 'aria-invalid': 'true' }),
        },
      },
    });
  }, [editor, id, label, describedBy, isWrong]);
  return (
    <div className={styles.root}>
      {/* A press takes no focus away from the text: what is typed right after it is not lost. */}
      <div
        className={styles.tools}
        role="toolbar"
        aria-label={`Text of ${label}`}
        onMouseDown={(event) => event.preventDefault()}
      >
        {editor &&
          tools.map(({ name, sign, run, is }) => (
            <Button
              key={name}
              size="small"
              appearance="subtle"
              className={mergeClasses(styles.tool, is?.(editor) && styles.pressed)}
              aria-label={name}
              title={name}
              aria-pressed={is?.(editor)}
              onClick={() => run(editor)}
            >
              {typeof sign === 'string' ? <span data-sign={sign} className={styles.sign} /> : sign}
            </Button>
          ))}
        {editor &&
          (['link', 'picture'] as const).map((one) => (
            <Button
              key={one}
              size="small"
              appearance="subtle"
              className={mergeClasses(styles.tool, one === 'link' && editor.isActive('link') && styles.pressed)}
              aria-expanded={asked === one}
              onClick={() => setAsked(asked === one ? undefined : one)}
            >
              {one === 'link' ? 'Link' : 'Picture'}
            </Button>
          ))}
      </div>
      {editor && asked && <Asking key={asked} editor={editor} asked={asked} onDone={() => setAsked(undefined)} />}
      <span className={mergeClasses(boxes.root, isWrong && boxes.wrong, styles.box)}>
        <div ref={place} className={styles.text} />
      </span>
    </div>
  );
}

const NO_ADDRESS = 'Please enter a full address, such as https://example.com or mailto:desk@example.com.';
const isAddress = (text: string, isPicture: boolean): boolean =>
  (isPicture ? /^https?:\/\/\S+$/i : /^(https?:\/\/|mailto:|tel:|\/)\S+$/i).test(text);

/** Where a link leads, or where a picture is. */
function Asking({ editor, asked, onDone }: { editor: Editor; asked: Asked; onDone(): void }) {
  const styles = useStyles();
  const isPicture = asked === 'picture';
  const [address, setAddress] = useState(isPicture ? '' : String(editor.getAttributes('link')['href'] ?? ''));
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const take = () => {
    const text = address.trim();
    if (!isAddress(text, isPicture)) return setError(NO_ADDRESS);
    if (isPicture)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'picture', attrs: { src: text, alt: words.trim() } })
        .run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href: text } }] })
        .run();
    else editor.chain().focus().extendMarkRange('link').setLink({ href: text }).run();
    onDone();
  };
  return (
    <div className={styles.asked}>
      <ShortField
        label={isPicture ? 'Address of the picture' : 'Address of the link'}
        name={`${asked}-address`}
        inputMode="url"
        placeholder="https://"
        maxLength={500}
        autoComplete="off"
        value={address}
        error={error}
        onChange={setAddress}
      />
      {isPicture && (
        <ShortField
          label="What it shows"
          name="picture-words"
          maxLength={120}
          autoComplete="off"
          value={words}
          onChange={setWords}
        />
      )}
      <Button onClick={take}>{isPicture ? 'Insert picture' : 'Set link'}</Button>
      {!isPicture && editor.isActive('link') && (
        <Button
          appearance="subtle"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onDone();
          }}
        >
          Remove link
        </Button>
      )}
    </div>
  );
}
