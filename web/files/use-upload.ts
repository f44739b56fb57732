import { useEffect, useRef, useState } from 'react';
import { finishUpload } from '#shared/files/finish-upload.ts';
import {
  fileTypeOf,
  mayShrink,
  pictureRules,
  type UploadPurpose,
  whyNotChosen,
  whyNotSent,
} from '#shared/files/purposes.ts';
import { startUpload } from '#shared/files/start-upload.ts';
import { callApi } from '#web/api/client.ts';
import { NO_ANSWER_TEXT, OFFLINE_TEXT } from '#web/api/error-catalogue.ts';
import { sendFile } from '#web/api/send-file.ts';

/** A file that the server has checked and keeps for a day, until something uses it. */
export interface SentFile {
  /** What the call that uses it is given. */
  uploadId: string;
  /** Where it is seen. */
  url: string;
  /** As it was called where it came from. */
  name: string;
  width: number;
  height: number;
  /** What it is. */
  contentType: string;
}

/** A file on its way, from 0 to 1; the last of it is the server's look at it. */
interface Progress {
  name: string;
  share: number;
}

const NOT_TAKEN = 'The file could not be uploaded. Please choose it again.';

/**
 * Sends a file for a purpose: checked here as far as it can be, asked for, put, and checked by the server. Another file, a
 * cancel and leaving end what is under way. Without a connection it refuses at once; nothing is kept for later.
 */
export function useUpload(purpose: UploadPurpose, onSent: (file: SentFile) => void) {
  const [progress, setProgress] = useState<Progress>();
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );
  const cancel = () => {
    running.current?.abort();
    setProgress(undefined);
  };
  const send = async (chosen: File) => {
    cancel();
    const type = fileTypeOf(chosen);
    const why = navigator.onLine ? whyNotChosen(purpose, { type, size: chosen.size }) : OFFLINE_TEXT;
    setError(why);
    if (why) return;
    const { signal } = (running.current = new AbortController());
    const onProgress = (share: number) => !signal.aborted && setProgress({ name: chosen.name, share });
    onProgress(0);
    const file = mayShrink(type) ? await shrunk(chosen, type, purpose) : chosen;
    if (signal.aborted) return;
    const contentType = fileTypeOf(file);
    const still = whyNotSent(purpose, { type: contentType, size: file.size });
    const done = still ?? (await carry(file, { purpose, contentType, signal, onProgress }));
    if (signal.aborted) return;
    setProgress(undefined);
    if (typeof done === 'string') setError(done);
    else onSent({ ...done, name: chosen.name });
  };
  return { send, cancel, progress, error, setError };
}

/** As small as it has to be; as it is where what makes it smaller could not be loaded. */
const shrunk = (file: File, type: string, purpose: UploadPurpose): Promise<File> =>
  import('./smaller-picture.ts').then(
    ({ smallerPicture }) => smallerPicture(file, type, pictureRules[purpose]),
    () => file,
  );

interface Errand {
  purpose: UploadPurpose;
  contentType: string;
  signal: AbortSignal;
  onProgress(share: number): void;
}

/** The three steps; a sentence where one of them failed. */
async function carry(file: File, { purpose, contentType, signal, onProgress }: Errand): Promise<SentFile | string> {
  const place = await callApi(startUpload, { purpose, contentType, size: file.size }, { quiet: true, signal });
  if (!place.ok) return place.message ?? NOT_TAKEN;
  const { uploadId, url } = place.value;
  const sent = await sendFile({ url, contentType, file, onProgress, signal });
  if (sent !== 'sent') return sent === 'lost' ? NO_ANSWER_TEXT : NOT_TAKEN;
  const kept = await callApi(finishUpload, { uploadId }, { quiet: true, signal });
  if (!kept.ok) return kept.message ?? NOT_TAKEN;
  const { width, height, url: seenAt, contentType: kind } = kept.value;
  return { uploadId, url: seenAt, name: file.name, width, height, contentType: kind };
}
