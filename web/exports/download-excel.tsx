import { useAtom } from 'jotai';
import type { RequestOf } from '#shared/contract.ts';
import { getExports } from '#shared/exports/get-exports.ts';
import { startExport } from '#shared/exports/start-export.ts';
import { useAction } from '#web/api/use-action.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { watchedAtom } from './watched.ts';

interface Props {
  /** The list and what narrows it now. */
  request: RequestOf<typeof startExport>;
  /** Why the list as it stands cannot be had as a file; left out where it can. */
  refused?: string;
  /** What the button says; left out, `Download Excel`. */
  label?: string;
}

/** Begins writing all rows of the list in hand. */
export default function DownloadExcel({ request, refused, label = 'Download Excel' }: Props) {
  const user = useUser();
  const [watched, watch] = useAtom(watchedAtom);
  const start = useAction(startExport, { invalidates: [getExports] });
  const begin = async () => {
    if (!user) return;
    const begun = await start.mutateAsync(request);
    const isThere = watched?.userId === user.id;
    // Of one that is under way already the progress is shown as well.
    if (begun.ok) watch(isThere ? watched : { userId: user.id, since: begun.value.startedAt });
    else if (begun.code === 'JOB_RUNNING' && !isThere) watch({ userId: user.id, since: new Date().toISOString() });
  };
  return (
    <Button
      disabled={start.isPending || refused !== undefined}
      title={refused}
      aria-busy={start.isPending}
      onClick={() => void begin()}
    >
      {label}
    </Button>
  );
}
