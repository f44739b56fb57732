import * as z from 'zod/mini';
import { recordState } from '../records/record-fields.ts';

/** A group of customers that rates are made for. */
export const marketShown = z.object({
  ...recordState,
  /** As staff call it, unlike any other of the site. */
  name: z.string(),
  /** True for the one that whoever has no market of their own is priced by. */
  isDefault: z.boolean(),
});
export type MarketShown = z.output<typeof marketShown>;

/** A hotel or other place to stay. */
export const accommodationShown = z.object({
  ...recordState,
  /** Its name, unlike any other of its city. */
  name: z.string(),
  /** Street and house. */
  address: z.string(),
  /** Part of the city: its area as this is called today, or what was typed; empty for none. */
  area: z.string(),
  /** Id of that area, by which transfers are found; empty where it is none of the city's areas. */
  areaId: z.string(),
  /** Id of its city. */
  cityId: z.string(),
  /** Name of its city. */
  city: z.string(),
  /** Empty for none. */
  phoneNumber: z.string(),
  /** Empty for none. */
  email: z.string(),
});
export type AccommodationShown = z.output<typeof accommodationShown>;

/** Somebody who drives guests. */
export const driverShown = z.object({
  ...recordState,
  /** The driver's name. */
  driverName: z.string(),
  /** The number that they are rung at; empty for none. */
  phone: z.string(),
});
export type DriverShown = z.output<typeof driverShown>;

/** A place that guests are fetched from or taken to, e.g. an airport. */
export const locationShown = z.object({
  ...recordState,
  /** What it is called, unlike any other of the site. */
  location: z.string(),
});
export type LocationShown = z.output<typeof locationShown>;
