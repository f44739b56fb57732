import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { confirmImport } from '#shared/destination/import/confirm-import.ts';
import { getImport, IMPORT_PAGE } from '#shared/destination/import/get-import.ts';
import { getImports } from '#shared/destination/import/get-imports.ts';
import { type ImportRow, type ImportShown, offeredRows } from '#shared/destination/import/import-shown.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { TemplateButton } from '#web/exports/template-button.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { apartInRows, growing, inLines, inNarrowColumn, inRow } from '#web/ui/stack.ts';
import { warningSurface } from '#web/ui/surface.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { upTo600, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { partHeading, quietLine } from '#web/ui/text.ts';
import { useDeskStale } from '../use-desk-stale.ts';
import { ImportRows } from './import-rows.tsx';
import { ImportStates } from './import-states.tsx';
import { countsText, rowsText } from './import-text.ts';

const useStyles = makeStyles({
  root: inNarrowColumn('12px'),
  head: apartInRows('8px 16px'),
  heading: { ...partHeading, overflowWrap: 'anywhere' },
  words: { margin: 0 },
  warning: { ...warningSurface, margin: 0 },
  buttons: inLines('8px'),
  foot: {
    ...inRow('12px'),
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    padding: '12px 0',
    paddingBottom: 'max(12px, env(safe-area-inset-bottom))',
    backgroundColor: siteTokens.pageBackground,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo600]: { flexWrap: 'wrap' },
  },
  told: { ...growing, margin: 0, [upTo600]: { flexBasis: '100%' } },
  count: { fontWeight: tokens.fontWeightSemibold },
  go: { flexShrink: 0, [upTo768]: { flexGrow: 1 } },
  bar: { width: '100%', accentColor: tokens.colorBrandBackground },
  quiet: { ...quietLine, margin: 0 },
});

/** How often it is asked how far an import has come, ms. */
const EVERY = 1_000;
const isUnderWay = (state: ImportShown['state'] | undefined) => state === 'reading' || state === 'writing';

const NOTHING = {
  bad: 'Nothing to import: all valid rows are unchanged.',
  same: 'Nothing to import: all rows are unchanged.',
};

interface Props {
  importId: string;
  /** Leaves it: it goes on by itself, and nothing is written of one that was not confirmed. */
  onClose(): void;
}

/** One import: what its rows come to, the way on, and what came of it. */
export function ImportView({ importId, onClose }: Props) {
  const styles = useStyles();
  const deskIsStale = useDeskStale();
  const [view, setView] = useState<'all' | ImportRow['state']>('all');
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
  const counts = { ...planned, bad };
  const offered = offeredRows(planned);
  const submit = async () => {
    const answer = await confirm.mutateAsync({ importId, goodRowsAlone: bad > 0 });
    setPage(1);
    if (!answer.ok) showToast(answer.message ?? 'Some error occurred.', 'error');
  };
  const listed = isDone ? bad : view === 'all' ? total : counts[view];
  const pages = Math.max(1, Math.ceil(listed / IMPORT_PAGE));
  return (
    <section className={styles.root} aria-label={`Import of ${fileName}`}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{fileName}</h2>
        <Button onClick={onClose}>{state === 'ready' ? 'Import later' : 'Another file'}</Button>
      </div>
      {state === 'reading' && (
        <p className={styles.words} role="status">
          Reading the file. You can leave this page in the meantime.
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
            {rowsText(total)}. Nothing has been saved yet.
          </p>
          {bad > 0 && (
            <p className={styles.warning}>
              {rowsText(bad)} cannot be imported. Correct the file and choose it again, or import the rest without
              {bad === 1 ? ' it' : ' them'}.
            </p>
          )}
        </>
      )}
      {state === 'writing' && (
        <>
          <p className={styles.words} role="status">
            {done.toLocaleString('en-IN')} of {rowsText(offered)} done. It continues if you leave this page.
          </p>
          <progress className={styles.bar} aria-label="Rows done" value={done} max={offered} />
        </>
      )}
      {isDone && (
        <p className={styles.words} role="status">
          Done: {countsText(written)}.{bad > 0 && ` ${rowsText(bad)} could not be imported.`}
        </p>
      )}
      {state === 'ready' && (
        <ImportStates
          counts={counts}
          total={total}
          view={view}
          onView={(next) => {
            setView(next);
            setPage(1);
          }}
        />
      )}
      {(state === 'ready' || isDone) && bad > 0 && (
        <div className={styles.buttons}>
          <TemplateButton
            label={bad === 1 ? 'Download the 1 with errors' : `Download the ${bad.toLocaleString('en-IN')} with errors`}
            request={{ list: shown.kind, filter: { isTemplate: false, importId } }}
          />
        </div>
      )}
      {rows.length > 0 && <ImportRows kind={shown.kind} columns={columns} rows={rows} />}
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
      {state === 'ready' && (
        <div className={styles.foot}>
          <p className={styles.told}>
            {offered > 0 ? (
              <>
                <span className={styles.count}>{rowsText(offered)} will be imported</span>: {countsText(planned)}
                {bad > 0 && `, ${bad.toLocaleString('en-IN')} left out`}.
              </>
            ) : (
              NOTHING[bad > 0 ? 'bad' : 'same']
            )}
          </p>
          {offered > 0 && (
            <Button
              appearance="primary"
              className={styles.go}
              disabledFocusable={confirm.isPending}
              onClick={() => void submit()}
            >
              Import {rowsText(offered)}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
