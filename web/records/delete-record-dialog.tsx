import { useEffect, useState } from 'react';
import type { Call } from '#shared/contract.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import type { RecordKind } from '#shared/destination/record-kinds.ts';
import { callApi } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { MEANWHILE } from '#web/ui/edit/edit-words.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';

interface Props {
  kind: RecordKind;
  record: { id: string; version: number; isDeactivated: boolean };
  /** As a person calls it. */
  name: string;
  /** `Confirm Delete` unless a screen says it otherwise. */
  title?: string;
  invalidates: readonly Call[];
  onClose(): void;
}

/** How the server ends where a record can be deactivated in place of being deleted. */
const INSTEAD = ' You can deactivate it instead.';

/**
 * Asks before a record goes; where something uses it, it says so at once, by name, and offers to deactivate it instead;
 * where it was changed meanwhile, how it is by now, and asks again.
 */
export default function DeleteRecordDialog({ kind, record, name, title = 'Confirm Delete', ...props }: Props) {
  const { invalidates, onClose } = props;
  const act = useAction(deleteRecord, { quiet: true, invalidates });
  const [inUse, setInUse] = useState('');
  const [changed, setChanged] = useState<{ version: number; words: string }>();
  const { id, version, isDeactivated } = record;
  const [isLooking, setLooking] = useState(true);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void callApi(deleteRecord, { kind, id, version, isAsked: true }, { quiet: true, signal }).then((answer) => {
      if (signal.aborted) return;
      if (!answer.ok && answer.code === 'RECORD_IN_USE') setInUse(answer.message ?? '');
      else if (!answer.ok && answer.stands) setChanged(answer.stands.record);
      setLooking(false);
    });
    return () => leaving.abort();
  }, [kind, id, version]);
  const submit = async () => {
    // Whoever has read how it is by now means that one.
    const seen = changed?.version ?? version;
    const answer = await act.mutateAsync({ kind, id, version: seen, ...(inUse && { deactivate: true }) });
    if (answer.ok) {
      showToast(inUse ? `${name} deactivated.` : `${name} deleted.`);
      onClose();
    } else if (answer.code === 'RECORD_IN_USE' && !inUse) setInUse(answer.message ?? '');
    else if (answer.stands) setChanged(answer.stands.record);
    else showToast(answer.message ?? 'Some error occurred.', 'error');
  };
  // Neither is possible: of what is deactivated already, and of what is refused both ways.
  const isOver = inUse !== '' && (isDeactivated || !inUse.endsWith(INSTEAD));
  return (
    <SiteDialog
      title={title}
      onClose={onClose}
      actions={
        isOver
          ? [{ label: 'Close', run: onClose }]
          : [
              { label: 'Cancel', run: onClose },
              {
                label: `${inUse ? 'Deactivate' : 'Delete'}${changed ? ' anyway' : ''}`,
                run: () => void submit(),
                primary: true,
                danger: !inUse,
                disabled: act.isPending || isLooking,
              },
            ]
      }
    >
      {changed && (
        <p role="alert" style={{ overflowWrap: 'anywhere' }}>
          {MEANWHILE} It is now: {changed.words}.
        </p>
      )}
      <p role={inUse ? 'alert' : undefined} style={{ overflowWrap: 'anywhere' }}>
        {isLooking
          ? 'Checking what uses it …'
          : isOver
            ? inUse.replace(INSTEAD, '')
            : inUse || `${name} will be deleted for good.`}
      </p>
    </SiteDialog>
  );
}
