import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { getAllDmcData } from '#shared/destination/get-all-dmc-data.ts';
import type { ImportedKind } from '#shared/destination/import/imported-masters.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { rowsOf, useCursorList } from '#web/ui/list/use-list-calls.ts';
import { inRows, plainList } from '#web/ui/stack.ts';
import { quietInLine, quietLine } from '#web/ui/text.ts';
import { useDeskStale } from '../use-desk-stale.ts';

const useStyles = makeStyles({
  list: plainList,
  row: {
    ...inRows('4px 12px'),
    minHeight: '48px',
    padding: '4px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { flexGrow: 1, overflowWrap: 'anywhere' },
  note: { ...quietInLine, marginLeft: '8px' },
  none: { ...quietLine, margin: 0 },
});

/** Rows of a master that are deactivated, with the way back. */
export function DeactivatedRows({ kind, mayEdit }: { kind: ImportedKind; mayEdit: boolean }) {
  const styles = useStyles();
  const found = useCursorList(getAllDmcData, { kind, isDeactivated: true, cursor: '' });
  const act = useAction(deleteRecord, { fallback: 'Some error occurred.' });
  const deskIsStale = useDeskStale();
  const [busy, setBusy] = useState('');
  const rows = rowsOf(found);
  const activate = async ({ id, name, version }: (typeof rows)[number]) => {
    setBusy(id);
    const answer = await act.mutateAsync({ kind, id, version, deactivate: false });
    setBusy('');
    if (!answer.ok) return;
    deskIsStale();
    showToast(`${name} has been reactivated.`);
  };
  if (!found.data) return null;
  return (
    <>
      {!rows.length && !found.hasNextPage && <p className={styles.none}>Nothing is deactivated.</p>}
      <ul className={styles.list} aria-label="Deactivated">
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <span className={styles.name}>
              {row.name}
              {row.note && <span className={styles.note}>{row.note}</span>}
            </span>
            {mayEdit && (
              <Button
                size="small"
                aria-label={`Activate ${row.name}`}
                disabled={busy === row.id}
                onClick={() => void activate(row)}
              >
                Activate
              </Button>
            )}
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button disabled={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}
