import * as z from 'zod/mini';

/** A markup group as its editor shows it. */
export const groupShown = z.object({
  /** The group's id. */
  id: z.string(),
  /** What staff call it; unlike any other of the site, whatever the case of its letters. */
  groupName: z.string(),
  /** True for the one that whoever was given none is priced by. */
  isDefault: z.boolean(),
  /** Percent of the supplier's commission passed on to the group where no rule says otherwise. */
  commissionShare: z.number(),
  /** How many rules are for this group alone. */
  rules: z.number(),
  /** Counts its changes; sent back with one. */
  version: z.number(),
});
export type GroupShown = z.output<typeof groupShown>;
