import { getRecordHistory } from '#shared/destination/get-record-history.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { useCall } from '#web/api/use-call.ts';
import { History } from '#web/ui/history.tsx';

/** Who changed a record, with which its editor ends. */
export function RecordHistory({ kind, id }: { kind: RecordKind; id: string }) {
  const { data } = useCall(getRecordHistory, { kind, id }, { quiet: true, staleTime: 0 });
  return data ? <History label="Change history" events={data.events} /> : null;
}
