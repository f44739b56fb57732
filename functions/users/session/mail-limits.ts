import { HOUR, MINUTE } from '#shared/time.ts';

/** Mails that one network, or one known device, may have sent to one email by asking. */
export const mailsPerAccount = { limit: 5, windowMs: HOUR };

/** Mails that all networks together may. Wide: a stranger's own five leave room for the owner. */
export const mailsPerAccountInAll = { limit: 20, windowMs: HOUR };

/** Mails that one client address may have sent. An agency's whole office may share one. */
export const mailsPerAddress = { limit: 60, windowMs: HOUR };

/** Tries to sign in from one client address. Wide: an agency's whole office may share one. */
export const signInsPerAddress = { limit: 300, windowMs: 10 * MINUTE };
