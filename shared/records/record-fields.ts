import * as z from 'zod/mini';
import { isOneLine } from '../one-line.ts';
import { queryFlag } from '../query.ts';
import { versionField } from '../version.ts';

/** A record's id as requests carry it. */
export const recordIdField = z.string().check(z.minLength(1), z.maxLength(80));

/** Text on one line as it is kept: composed letters, single spaces, nothing unseen. */
export const lineField = (most: number, least = 0) =>
  z.string().check(
    z.overwrite((text) => text.normalize('NFC').trim().replace(/ +/g, ' ')),
    z.minLength(least),
    z.maxLength(most),
    z.refine(isOneLine, 'Please use visible characters, on one line.'),
  );

/** A phone number as people write it, with or without its dial code; empty for none. */
export const recordPhoneField = z._default(
  z.string().check(
    z.overwrite((text) => text.trim().replace(/\s+/g, ' ')),
    z.refine((text) => text === '' || /^\+?[\d\s().-]{5,30}$/.test(text), 'Please enter a phone number.'),
  ),
  '',
);

/** Which record a save is about, beside its fields. */
export const savedRecord = {
  /** The record to be changed; left out, a new one is made. */
  id: z.optional(recordIdField),
  /** The version that was read, with `id`; left out, whatever stands is changed. */
  version: z.optional(versionField),
};

/** What narrows a list of those kinds of which there are dozens. */
export const fewAsked = {
  /** What the name holds, in any case, or what else one is known by; empty for all. */
  search: z._default(z.string().check(z.maxLength(60)), ''),
  /** Those deactivated too. */
  withDeactivated: z._default(queryFlag, false),
};

/** What every record shows of itself beside its own fields. */
export const recordState = {
  /** The record's id. */
  id: z.string(),
  /** No longer offered, kept for what used it. */
  isDeactivated: z.boolean(),
  /** Counts its changes; a change that names an older one is refused. */
  version: z.number(),
};

/** What a conflict says of a record that somebody else has changed since it was read. */
export const recordStands = <R extends z.ZodMiniType>(record: R) =>
  z.object({
    /** The record as it stands now. */
    record,
  });
