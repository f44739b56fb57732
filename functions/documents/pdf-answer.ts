import type { PaperFile } from '#functions/bookings/make-ticket-paper.ts';

/** A paper as its call answers it. */
export const pdfAnswer = ({ fileName, bytes }: PaperFile) => ({
  fileName,
  contentType: 'application/pdf' as const,
  content: bytes.toString('base64'),
});
