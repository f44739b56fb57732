import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { ExportRow } from '#shared/exports/export-row.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { growing, inRow } from '#web/ui/stack.ts';
import { softLine } from '#web/ui/text.ts';
import { labelOf, stateText } from './export-text.ts';
import { useExportActions } from './use-exports.ts';

const useStyles = makeStyles({
  root: { ...inRow('12px'), minWidth: 0 },
  text: { ...growing, display: 'grid' },
  label: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  note: { ...softLine, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  failed: { color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  file: ExportRow;
  isOnline: boolean;
  /** Beside what it is of: when it was asked for. */
  when?: ReactNode;
}

/** A file: how far it has come, and what can be done with it now. */
export function ExportItem({ file, isOnline, when }: Props) {
  const styles = useStyles();
  const { cancel, download, isBusy } = useExportActions();
  const label = labelOf(file);
  return (
    <div className={styles.root}>
      {file.state === 'running' && <Spinner size="tiny" />}
      <div className={styles.text}>
        <span className={styles.label}>
          {label}
          {when}
        </span>
        <span className={file.state === 'failed' ? `${styles.note} ${styles.failed}` : styles.note}>
          {stateText(file, isOnline)}
        </span>
      </div>
      {file.state === 'running' && (
        <Button aria-label={`Cancel ${label}`} disabled={isBusy} onClick={() => void cancel(file)}>
          Cancel
        </Button>
      )}
      {file.state === 'done' && (
        <Button
          appearance="primary"
          aria-label={`Download ${label}`}
          disabled={isBusy}
          onClick={() => void download(file)}
        >
          Download
        </Button>
      )}
    </div>
  );
}
