import { createHash } from 'node:crypto';

/** SHA-256 of a session's secret or a mailed code; the secret itself is never stored. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
