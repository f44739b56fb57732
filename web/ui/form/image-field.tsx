import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type DragEvent, useRef, useState } from 'react';
import { PDF, pictureRules, type UploadPurpose, whatIsTaken } from '#shared/files/purposes.ts';
import { type SentFile, useUpload } from '#web/files/use-upload.ts';
import { Button } from '../button.tsx';
import { Field } from './field.tsx';
import { Icon } from '../icon.tsx';
import { inColumn, inLines, inRows } from '#web/ui/stack.ts';
import { outlined } from '#web/ui/surface.ts';

const useStyles = makeStyles({
  zone: {
    ...inRows('12px'),
    padding: '12px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  over: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  // Tickets and mails are white, whatever the page is.
  preview: {
    ...outlined,
    display: 'grid',
    gridTemplate: '100% / 100%',
    placeItems: 'center',
    boxSizing: 'border-box',
    flexShrink: 0,
    width: '160px',
    height: '72px',
    padding: '8px',
    overflow: 'hidden',
    backgroundColor: '#ffffff',
    color: '#5c5c5c',
    '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  },
  side: { ...inColumn('8px'), flexGrow: 1, minWidth: '200px' },
  words: { overflowWrap: 'anywhere', color: tokens.colorNeutralForeground2 },
  bar: { width: '100%', accentColor: tokens.colorBrandBackground },
  buttons: inLines('8px'),
});

interface Props {
  label: string;
  purpose: UploadPurpose;
  /** The address of the picture there is, saved or sent; empty for none. */
  url: string;
  /** A file was sent and checked: to be shown, and saved by its `uploadId`. */
  onSent(file: SentFile): void;
  /** Left out where the picture cannot be taken off. */
  onRemove?(): void;
  hint?: string;
  /** What saving it was answered. */
  error?: string;
}

const DROP_ONE = 'Please drop one file.';

/**
 * A picture of a form: seen as it will be, chosen or dropped, sent at once with its progress, and taken off. What is wrong
 * with a file stands under it in words; the picture that was there stays until another is whole.
 */
export function ImageField({ label, purpose, url, onSent, onRemove, hint, error }: Props) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const [isDocument, setDocument] = useState(false);
  const upload = useUpload(purpose, (file) => {
    setSaid(`${file.name} uploaded.`);
    setDocument(file.contentType === PDF);
    onSent(file);
  });
  const { progress } = upload;
  const rules = pictureRules[purpose];
  const take = (files: FileList | null) => {
    setSaid('');
    const [file, ...more] = files ?? [];
    if (more.length) upload.setError(DROP_ONE);
    else if (file) void upload.send(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  /** What was pressed goes away with what it did. */
  const then = (act: () => void) => () => {
    act();
    choose.current?.focus();
  };
  const below = `${whatIsTaken(rules)}. ${hint ?? ''}`.trim();
  return (
    <Field label={label} hint={below} error={upload.error ?? error}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div
          className={mergeClasses(styles.zone, isOver && styles.over)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <div className={styles.preview}>
            {url && !isDocument ? <img src={url} alt={label} /> : <Icon name={url ? 'ticket' : 'empty'} />}
          </div>
          <div className={styles.side}>
            <span className={styles.words} role="status">
              {progress
                ? `Uploading ${progress.name}`
                : said || `Choose a ${rules.types.includes(PDF) ? 'file' : 'picture'}, or drop one here.`}
            </span>
            {progress && (
              <progress className={styles.bar} aria-label={`Uploading ${progress.name}`} value={progress.share} />
            )}
            <div className={styles.buttons}>
              <Button
                id={id}
                ref={choose}
                aria-labelledby={`${id}-label ${id}`}
                aria-describedby={describedBy}
                onClick={() => input.current?.click()}
              >
                {url ? 'Choose another' : 'Choose a file'}
              </Button>
              {progress && <Button onClick={then(upload.cancel)}>Cancel upload</Button>}
              {url && onRemove && !progress && (
                <Button
                  appearance="subtle"
                  onClick={then(() => {
                    setSaid('');
                    upload.setError(undefined);
                    onRemove();
                  })}
                >
                  Remove
                </Button>
              )}
            </div>
          </div>
          <input
            ref={input}
            type="file"
            hidden
            tabIndex={-1}
            aria-hidden
            accept={rules.types.join(',')}
            onChange={({ currentTarget }) => {
              take(currentTarget.files);
              // The same file again is another choice.
              currentTarget.value = '';
            }}
          />
        </div>
      )}
    </Field>
  );
}
