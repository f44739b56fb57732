import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { confirmImport } from '#shared/destination/import/confirm-import.ts';
import { getImport, IMPORT_PAGE } from '#shared/destination/import/get-import.ts';
import { getImports } from '#shared/destination/import/get-imports.ts';
import type { ImportShown } from '#shared/destination/import/import-shown.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { apartInRows, inLines, inNarrowColumn } from '#web/ui/stack.ts';
import { warningSurface } from '#web/ui/surface.ts';
import { partHeading, quietLine } from '#web/ui/text.ts';
import { useDeskStale } from '../use-desk-stale.ts';
import { ImportRows } from './import-rows.tsx';
import { countsText, rowsText } from './import-text.ts';

const useStyles = makeStyles({
  root: inNarrowColumn('12px'),
  head: apartInRows('8px 16px'),
  heading: { ...partHeading, overflowWrap: 'anywhere' },
  words: { margin: 0 },
  warning: { ...warningSurface, margin: 0 },
  buttons: inLines('8px'),
  choice: { justifySelf: 'start' },
  bar: { width: '100%', accentColor: tokens.colorBrandBackground },
  quiet: { ...quietLine, margin: 0 },
});

/** How often it is asked how far an import has come, ms. */
const EVERY = 1_000;
const isUnderWay = (state: ImportShown['state'] | undefined) => state === 'reading' || state === 'writing';

interface Props {
  importId: string;
  /** Leaves it: it goes on by itself, and nothing is written of one that was not confirmed. */
  onClose(): void;
}

/** One import: what its rows come to, the way on, and what came of it. */
export function ImportView({ importId, onClose }: Props) {
  const styles = useStyles();
  const deskIsStale = useDeskStale();
  const [view, setView] = useState<'all' | 'bad'>('all');
  const [page, setPage] = useState(1);
  const found = useCall(
    getImport,
    { importId, view, page },
    {
      quiet: true,
      staleTime: 0,
      placeholderData: (before) => before,
      refetchInterval: ({ state }) => (isUnderWay(state.data?.state) ? EVERY : false),
    },
  );
  const confirm = useAction(confirmImport, { quiet: true, invalidates: [getImport, getImports] });
  const shown = found.data;
  const isDone = shown?.state === 'done';
  useEffect(() => {
    if (isDone) deskIsStale();
  }, [isDone, deskIsStale]);
  if (found.error && !shown) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!shown) return <Spinner />;
  const { state, fileName, total, bad, planned, written, done, error, columns, rows } = shown;
  const good = total - bad;
  const submit = async () => {
    const answer = await confirm.mutateAsync({ importId, goodRowsAlone: bad > 0 });
    if (!answer.ok) showToast(answer.message ?? 'Some error occurred.', 'error');
  };
  const listed = view === 'bad' ? bad : total;
  const pages = Math.max(1, Math.ceil(listed / IMPORT_PAGE));
  return (
    <section className={styles.root} aria-label={`Import of ${fileName}`}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{fileName}</h2>
        <Button onClick={onClose}>{state === 'ready' ? 'Leave it' : 'Another file'}</Button>
      </div>
      {state === 'reading' && (
        <p className={styles.words} role="status">
          The file is being read. You can leave meanwhile.
        </p>
      )}
      {state === 'failed' && (
        <p className={styles.warning} role="alert">
          {error}
        </p>
      )}
      {state === 'ready' && (
        <>
          <p className={styles.words} role="status">
            {rowsText(total)}: {good > 0 ? countsText(planned) : 'none can be taken'}. Nothing is written yet.
          </p>
          {bad > 0 && (
            <p className={styles.warning}>
              {rowsText(bad)} cannot be taken. Mend the file and choose it again, or let the good ones go alone.
            </p>
          )}
          <div className={styles.buttons}>
            <Button appearance="primary" disabled={good === 0 || confirm.isPending} onClick={() => void submit()}>
              {bad > 0 ? `Import the ${rowsText(good)} that can be` : `Import ${rowsText(total)}`}
            </Button>
          </div>
        </>
      )}
      {state === 'writing' && (
        <>
          <p className={styles.words} role="status">
            {done.toLocaleString('en-IN')} of {rowsText(good)} done. It goes on if you leave.
          </p>
          <progress className={styles.bar} aria-label="Rows done" value={done} max={good} />
        </>
      )}
      {isDone && (
        <p className={styles.words} role="status">
          Done: {countsText(written)}.{bad > 0 && ` ${rowsText(bad)} could not be taken.`}
        </p>
      )}
      {bad > 0 && state !== 'reading' && (
        <div className={styles.choice}>
          <Segments
            label="Rows shown"
            value={view}
            options={[
              { value: 'all', label: 'Every row' },
              { value: 'bad', label: `Cannot be taken (${bad.toLocaleString('en-IN')})` },
            ]}
            onChange={(next) => {
              setView(next);
              setPage(1);
            }}
          />
        </div>
      )}
      {rows.length > 0 && <ImportRows columns={columns} rows={rows} />}
      {rows.length > 0 && pages > 1 && (
        <div className={styles.head}>
          <span className={styles.quiet}>
            Page {page} of {pages}
          </span>
          <div className={styles.buttons}>
            <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
              Previous
            </Button>
            <Button size="small" disabled={page === pages} onClick={() => setPage(page + 1)}>
              Next
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
