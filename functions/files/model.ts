import type { FileType, UploadPurpose } from '#shared/files/purposes.ts';

/**
 * `begun`: a place was given, and something may lie there. `checked`: the file is kept, and used by nobody yet. `taken`:
 * it belongs to what took it. `over`: its time has run out, and it is being cleared away.
 */
export type UploadState = 'begun' | 'checked' | 'taken' | 'over';

/** A file on its way in. */
export interface UploadItem {
  uploadId: string;
  /** Who sends it: nobody else may finish or take it. */
  userId: string;
  purpose: UploadPurpose;
  contentType: FileType;
  /** Bytes that were announced, and no other number is taken. */
  bytes: number;
  /** Its own part of the name it is kept under. */
  file: string;
  state: UploadState;
  /** From `checked` on: pixels, or a drawing's own units. */
  width?: number;
  height?: number;
  createdAt: string;
  /** Seconds since 1970, for the table's own expiry. */
  ttl: number;
}
