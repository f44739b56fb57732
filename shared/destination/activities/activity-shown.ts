import * as z from 'zod/mini';

/** Pictures that an activity has at most. */
export const MOST_PICTURES = 8;

/** A picture of an activity. */
export const activityPicture = z.object({
  /** A path of this origin, for anybody. */
  url: z.string(),
  /** What it shows, for whoever does not see it; empty where it only decorates. */
  alt: z.string(),
});
export type ActivityPicture = z.output<typeof activityPicture>;

const activityArea = z.object({
  /** The area's id. */
  id: z.string(),
  /** Its name, as of when it was given to the activity. */
  name: z.string(),
});

/** What lists and the editor show of an activity alike. */
const shared = {
  /** The activity's id. */
  id: z.string(),
  /** What it is called; unlike any other of its city, whatever the case of its letters. */
  name: z.string(),
  /** Id of its city, as `dbCities` has it. */
  cityId: z.string(),
  /** The city's name. */
  city: z.string(),
  /** Sorts the city's list, the lowest first. */
  priority: z.number(),
  /** Where in the city it is; null where nobody said. */
  area: z.nullable(activityArea),
  /** How many tour options it has, deactivated ones too. */
  optionCount: z.number(),
  /** No longer sold, kept for what used it. */
  isDeactivated: z.boolean(),
  /** Counts its changes; sent back with one. */
  version: z.number(),
};

/** An activity as its city's list shows it. */
export const activityRow = z.object({
  ...shared,
  /** What a guest reads of it: its beginning alone where it is longer than 200 characters. */
  description: z.string(),
  /** Its first picture; null for none. */
  picture: z.nullable(activityPicture),
});
export type ActivityRow = z.output<typeof activityRow>;

/** An activity as its editor shows it. */
export const activityShown = z.object({
  ...shared,
  /** What a guest reads of it, in lines of plain text; empty for nothing. */
  description: z.string(),
  /** Its pictures, in the order that they are shown in. */
  pictures: z.array(activityPicture),
  /** Instant at which it was made. */
  createdAt: z.string(),
});
export type ActivityShown = z.output<typeof activityShown>;
