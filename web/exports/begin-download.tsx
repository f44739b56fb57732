import { useAtom } from 'jotai';
import type { RequestOf } from '#shared/contract.ts';
import { getExports } from '#shared/exports/get-exports.ts';
import type { startExport } from '#shared/exports/start-export.ts';
import type { startStatementExport } from '#shared/exports/start-statement-export.ts';
import { useAction } from '#web/api/use-action.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { watchedAtom } from './watched.ts';

type Starting = typeof startExport | typeof startStatementExport;

interface Props<C extends Starting> {
  /** The call that begins the file. */
  call: C;
  request: RequestOf<C>;
  /** Why it cannot be had now; left out where it can. */
  refused?: string | undefined;
  /** What the button says; left out, `Download Excel`. */
  label?: string | undefined;
}

/** `Download Excel`, or as it is called: begins a file, which is watched from then on. */
export function BeginDownload<C extends Starting>({ call, request, refused, label = 'Download Excel' }: Props<C>) {
  const user = useUser();
  const [watched, watch] = useAtom(watchedAtom);
  const start = useAction<Starting>(call, { invalidates: [getExports] });
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
      disabled={start.isPending}
      disabledFocusable={refused !== undefined}
      title={refused}
      onClickCapture={() => refused !== undefined && showToast(refused, 'info')}
      aria-busy={start.isPending}
      onClick={() => void begin()}
    >
      {label}
    </Button>
  );
}
