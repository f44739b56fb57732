import * as z from 'zod/mini';

/** A paper as its call answers it. */
export const pdfFile = z.object({
  /** As the browser saves it, e.g. `e-ticket-QKX4TZ.pdf`. */
  fileName: z.string(),
  /** MIME type of the file. */
  contentType: z.literal('application/pdf'),
  /** The file’s bytes in Base64. */
  content: z.string(),
});
