import type { Call } from '#shared/contract.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';

interface Row {
  id: string;
  isDeactivated: boolean;
  version: number;
}

/** Deactivates a record, or has it back; `list` is asked anew. A row that was changed meanwhile is left as it is, and said. */
export function useSetActive(kind: RecordKind, list: Call): (row: Row, name: string) => Promise<void> {
  const { mutateAsync } = useAction(deleteRecord, { invalidates: [list, getRecordHistory] });
  return async ({ id, isDeactivated, version }, name) => {
    const answer = await mutateAsync({ kind, id, version, deactivate: !isDeactivated });
    if (answer.ok) showToast(isDeactivated ? `${name} is active again.` : `${name} is deactivated.`);
  };
}
