import { type ReactNode, Suspense, useState } from 'react';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { useAction } from '#web/api/use-action.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { MenuEntry } from '#web/ui/list/menu-button.tsx';
import { showingCatalogue } from './catalogue-shown.ts';

const DeleteRecordDialog = lazyPart(() => import('#web/records/delete-record-dialog.tsx'));

/** As much of a record as its menu needs. */
export interface MenuRecord {
  id: string;
  name: string;
  version: number;
  isDeactivated: boolean;
}

/** What can be done to a record of the catalogue beside changing it, for its menu, with the dialog that asks before. */
export function useRecordMenu(
  kind: RecordKind,
  mayEdit: boolean,
): { menuOf(row: MenuRecord): MenuEntry[]; dialog: ReactNode } {
  const [doomed, setDoomed] = useState<MenuRecord>();
  const act = useAction(deleteRecord, { fallback: 'Some error occurred.', invalidates: showingCatalogue });
  const activate = async ({ id, name, version, isDeactivated }: MenuRecord) => {
    const answer = await act.mutateAsync({ kind, id, version, deactivate: !isDeactivated });
    if (answer.ok) showToast(`${name} ${isDeactivated ? 'is active again.' : 'deactivated.'}`);
  };
  return {
    menuOf: (row) =>
      mayEdit
        ? [
            { label: row.isDeactivated ? 'Activate' : 'Deactivate', run: () => void activate(row) },
            { label: 'Delete', run: () => setDoomed(row) },
          ]
        : [],
    dialog: doomed && (
      <Suspense fallback={null}>
        <DeleteRecordDialog
          kind={kind}
          record={doomed}
          name={doomed.name}
          invalidates={showingCatalogue}
          onClose={() => setDoomed(undefined)}
        />
      </Suspense>
    ),
  };
}
