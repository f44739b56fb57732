import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type DragEvent, useRef, useState } from 'react';
import type { ImportedKind } from '#shared/destination/import/imported-masters.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { comesAfter } from './import-text.ts';
import { useImportFile } from './use-import-file.ts';

const useStyles = makeStyles({
  zone: {
    ...inColumn('8px'),
    justifyItems: 'center',
    padding: '24px 16px',
    textAlign: 'center',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  over: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  quiet: { ...quietLine, margin: 0 },
  error: { display: 'flex', gap: '4px', margin: 0, color: tokens.colorPaletteRedForeground1 },
  bar: { width: '240px', maxWidth: '100%', accentColor: tokens.colorBrandBackground },
});

const DROP_ONE = 'Please drop one file.';

interface Props {
  kind: ImportedKind;
  /** As a person calls the master, in lower case. */
  what: string;
  onBegun(importId: string): void;
}

/** Takes a file of a master: chosen or dropped, sent at once with its progress. */
export function ImportZone({ kind, what, onBegun }: Props) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { send, progress, error, setError } = useImportFile(kind, onBegun);
  const take = (files: FileList | null) => {
    const [file, ...more] = files ?? [];
    if (more.length) setError(DROP_ONE);
    else if (file) void send(file);
  };
  const drag = (isIn: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isIn);
  };
  return (
    <div
      className={mergeClasses(styles.zone, isOver && styles.over)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      {progress ? (
        <>
          <span role="status">{progress.name} is being uploaded.</span>
          <progress
            className={styles.bar}
            aria-label={`${progress.name}, upload progress`}
            value={progress.share}
            max={1}
          />
        </>
      ) : (
        <>
          <span>Drop an Excel workbook of {what} here, or</span>
          <Button appearance="primary" onClick={() => input.current?.click()}>
            Choose a file
          </Button>
          <p className={styles.quiet}>
            .xlsx, up to 5 MB and 20,000 rows. You see the effect of each row before anything is saved.
            {comesAfter[kind] && ` ${comesAfter[kind]}`}
          </p>
        </>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx"
        aria-label={`Excel workbook of ${what}`}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      {error && (
        <p className={styles.error} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
