import { useEffect, useRef, useState } from 'react';
import { useSetAtom } from 'jotai';
import type { RequestOf } from '#shared/contract.ts';
import { getExport } from '#shared/exports/get-export.ts';
import { getExports } from '#shared/exports/get-exports.ts';
import { startExport } from '#shared/exports/start-export.ts';
import { useAction } from '#web/api/use-action.ts';
import { callApi } from '#web/api/client.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useMayDownload } from './may-download.ts';
import { save } from './use-exports.ts';
import { watchedAtom } from './watched.ts';

/** How often it is asked whether the file is there, ms. */
const EVERY = 400;
/** After so many questions it is a file like any other, and the panel says how far it is. */
const MOST = 25;

interface Props {
  request: RequestOf<typeof startExport>;
  label: string;
}

/** A file of a few rows, for staff who may have the list: saved by one press, as soon as it is written. */
export function TemplateButton({ request, label }: Props) {
  const isAllowed = useMayDownload(request.list);
  const user = useUser();
  const watch = useSetAtom(watchedAtom);
  const start = useAction(startExport, { invalidates: [getExports] });
  const [isBusy, setBusy] = useState(false);
  const gone = useRef(new AbortController());
  useEffect(() => {
    const leaving = (gone.current = new AbortController());
    return () => leaving.abort();
  }, []);
  if (!isAllowed || !user) return null;
  const fetchIt = async () => {
    const begun = await start.mutateAsync(request);
    const { signal } = gone.current;
    if (begun.ok) {
      const { exportId, fileName } = begun.value;
      for (let asked = 0; asked < MOST && !signal.aborted; asked += 1) {
        const found = await callApi(getExport, { exportId, download: true }, { quiet: true, signal });
        if (!found.ok || found.value.state === 'failed' || found.value.state === 'cancelled') break;
        if (found.value.link) return save(found.value.link, fileName);
        await new Promise((resolve) => setTimeout(resolve, EVERY));
      }
    } else if (begun.code !== 'JOB_RUNNING') return;
    if (!signal.aborted)
      watch((watched) =>
        watched?.userId === user.id
          ? watched
          : { userId: user.id, since: begun.ok ? begun.value.startedAt : new Date().toISOString() },
      );
  };
  return (
    <Button
      disabledFocusable={isBusy}
      aria-busy={isBusy}
      onClick={() => {
        setBusy(true);
        void fetchIt().finally(() => setBusy(false));
      }}
    >
      {label}
    </Button>
  );
}
