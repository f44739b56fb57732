import { type ReactNode, useState } from 'react';
import type { Call } from '#shared/contract.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { useAction } from '#web/api/use-action.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { MenuEntry } from '#web/ui/list/menu-button.tsx';

const DeleteRecordDialog = lazyPart(() => import('#web/records/delete-record-dialog.tsx'));

/** As much of a record as its menu needs. */
export interface MenuRecord {
  id: string;
  version: number;
  isDeactivated: boolean;
}

interface Options<Row> {
  mayEdit: boolean;
  nameOf(row: Row): string;
  /** What shows the record, asked again after a change. */
  invalidates: readonly Call[];
  /** What the dialog that deletes is called, where a screen says it otherwise. */
  title?: string;
}

/** What can be done to a record beside changing it, for its menu, with the dialog that asks before one is deleted. */
export function useRecordMenu<Row extends MenuRecord>(
  kind: RecordKind,
  { mayEdit, nameOf, invalidates, title }: Options<Row>,
): { menuOf(row: Row): MenuEntry[]; dialog: ReactNode } {
  const [doomed, setDoomed] = useState<Row>();
  const act = useAction(deleteRecord, { fallback: 'Some error occurred.', invalidates });
  const activate = async (row: Row) => {
    const { id, version, isDeactivated } = row;
    const answer = await act.mutateAsync({ kind, id, version, deactivate: !isDeactivated });
    if (answer.ok) showToast(`${nameOf(row)} ${isDeactivated ? 'has been reactivated.' : 'deactivated.'}`);
  };
  return {
    menuOf: (row) =>
      mayEdit
        ? [
            { label: row.isDeactivated ? 'Activate' : 'Deactivate', run: () => void activate(row) },
            { label: 'Delete', danger: true, run: () => setDoomed(row) },
          ]
        : [],
    dialog: doomed && (
      <DeleteRecordDialog
        kind={kind}
        record={doomed}
        name={nameOf(doomed)}
        {...(title && { title })}
        invalidates={invalidates}
        onClose={() => setDoomed(undefined)}
      />
    ),
  };
}
