import { useEffect, useRef, useState } from 'react';
import { type ImportedKind, whyNotImported } from '#shared/destination/import/imported-masters.ts';
import { previewImport } from '#shared/destination/import/preview-import.ts';
import { startImport } from '#shared/destination/import/start-import.ts';
import { callApi } from '#web/api/client.ts';
import { NO_ANSWER_TEXT, OFFLINE_TEXT } from '#web/api/error-catalogue.ts';
import { sendFile } from '#web/api/send-file.ts';

/** A file on its way, from 0 to 1. */
interface Progress {
  name: string;
  share: number;
}

const NOT_TAKEN = 'The file could not be uploaded. Please choose it again.';

/**
 * Sends a file of a master and has it read; `onBegun` gets the import's id. Leaving and another file end what is under
 * way. Without a connection it refuses at once; nothing is kept for later.
 */
export function useImportFile(kind: ImportedKind, onBegun: (importId: string) => void) {
  const [progress, setProgress] = useState<Progress>();
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );
  const send = async (file: File) => {
    running.current?.abort();
    const why = navigator.onLine ? whyNotImported(file) : OFFLINE_TEXT;
    setError(why);
    if (why) return;
    const { signal } = (running.current = new AbortController());
    const onProgress = (share: number) => !signal.aborted && setProgress({ name: file.name, share });
    onProgress(0);
    const done = await carry(file, { kind, signal, onProgress });
    if (signal.aborted) return;
    setProgress(undefined);
    if ('error' in done) setError(done.error);
    else onBegun(done.importId);
  };
  return { send, progress, error, setError };
}

interface Errand {
  kind: ImportedKind;
  signal: AbortSignal;
  onProgress(share: number): void;
}

/** The three steps; a sentence where one of them failed. */
async function carry(
  file: File,
  { kind, signal, onProgress }: Errand,
): Promise<{ importId: string } | { error: string }> {
  const { name: fileName, size } = file;
  const place = await callApi(startImport, { kind, fileName, size }, { quiet: true, signal });
  if (!place.ok) return { error: place.message ?? NOT_TAKEN };
  const { uploadId, url, contentType } = place.value;
  const sent = await sendFile({ url, contentType, file, onProgress, signal });
  if (sent !== 'sent') return { error: sent === 'lost' ? NO_ANSWER_TEXT : NOT_TAKEN };
  const begun = await callApi(previewImport, { kind, uploadId, fileName }, { quiet: true, signal });
  return begun.ok ? { importId: begun.value.importId } : { error: begun.message ?? NOT_TAKEN };
}
