import { useSetAtom } from 'jotai';
import { cancelExport } from '#shared/exports/cancel-export.ts';
import type { ExportRow } from '#shared/exports/export-row.ts';
import { getExport } from '#shared/exports/get-export.ts';
import { getExports } from '#shared/exports/get-exports.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { watchedAtom } from './watched.ts';

/** How often it is asked how far a file has come, ms. */
const EVERY = 1_500;

/**
 * The person's files of the last day, asked about again while one is being written: not while the tab is hidden, nor
 * without a connection.
 */
export function useExports() {
  const files = useCall(
    getExports,
    {},
    {
      quiet: true,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.exports.some((file) => file.state === 'running') ? EVERY : false),
    },
  );
  return { files, isOnline: useOnline() };
}

/** Saves what a link leads to; the page stays where it is, whatever comes of it. */
export function save(link: string, fileName: string): void {
  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.download = fileName;
  anchor.click();
}

/** What can be done with a file: cancelled while it is being written, fetched when it is done. */
export function useExportActions() {
  const cancel = useAction(cancelExport, { invalidates: [getExports] });
  const fetch = useAction(getExport);
  const watch = useSetAtom(watchedAtom);
  return {
    cancel: ({ exportId }: ExportRow) => cancel.mutateAsync({ exportId }),
    isBusy: cancel.isPending || fetch.isPending,
    /** Answers whether a link was given: a right that was taken away meanwhile has been said. */
    download: async ({ exportId, fileName }: ExportRow): Promise<boolean> => {
      const answer = await fetch.mutateAsync({ exportId, download: true });
      if (!answer.ok || !answer.value.link) return false;
      save(answer.value.link, fileName);
      watch((watched) => watched && { ...watched, fetched: [...(watched.fetched ?? []), exportId] });
      return true;
    },
  };
}
