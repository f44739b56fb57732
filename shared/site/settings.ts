import * as z from 'zod/mini';
import { versionField } from '../version.ts';
import { siteModules } from './modules.ts';
import { sitePartNames } from './part-names.ts';
import { secretNames } from './parts/secrets.ts';

export const partField = z.enum(sitePartNames);

const changeKinds = ['words', 'picture', 'colour'] as const;

const changedField = z.object({
  /** Which field of the part, as people call it. */
  field: z.string(),
  /** What it holds: words, the address of a picture, or a colour `#rrggbb`. */
  kind: z.enum(changeKinds),
  /** What stood there, shortened; of HTML its words. */
  from: z.string(),
  /** What stands there since, shortened. */
  to: z.string(),
});

/** A site's settings as its editor shows them. Nothing secret stands here. */
export const siteSettings = z.object({
  /** The parts that whoever asks may see, without the secrets' values. */
  parts: z.array(
    z.object({
      /** Name of the part. */
      part: partField,
      /** The version that a save must name; 0 as long as it stands as the site was made. */
      version: versionField,
      /** When it was changed last; empty: never since the site was made. */
      changedAt: z.string(),
      /** Who changed it last, by their name of today. */
      changedBy: z.string(),
      /** What stood before the last change can be brought back, by whoever asks. */
      canUndo: z.boolean(),
      /** The part's fields by their names; empty for the secrets. */
      value: z.record(z.string(), z.unknown()),
    }),
  ),
  /** Modules that the platform has granted, of which the site switches on what it likes. */
  grantedModules: z.array(z.enum(siteModules)),
  /** The secrets that are kept, without what they are. */
  secrets: z.array(
    z.object({
      /** Which secret it is. */
      name: z.enum(secretNames),
      /** Its last four signs. */
      last4: z.string(),
      /** When it was set. */
      setAt: z.string(),
      /** Who set it, by their name of today. */
      setBy: z.string(),
    }),
  ),
  /** The latest changes, newest first. */
  events: z.array(
    z.object({
      /** Whose history it belongs to. */
      part: partField,
      /** When it was changed. */
      at: z.string(),
      /** Who changed it, by their name of today. */
      by: z.string(),
      /** What was changed, in words. */
      text: z.string(),
      /** Field by field, what stood there and what stands there since. */
      changes: z.array(changedField),
    }),
  ),
});
export type SettingsShown = z.output<typeof siteSettings>;

/** All settings as they are now: what taking a change back answers, and what a conflict says to stand. */
export const settingsAsTheyAre = z.object({
  /** All settings as they are now. */
  settings: siteSettings,
});
