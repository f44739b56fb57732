import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';

/** What is told of a driver's link. */
export const driverLinkShown = z.object({
  /** Whose link it is. */
  driverId: z.string(),
  /** When it was made. */
  madeAt: z.string(),
  /** Who made it. */
  madeBy: z.string(),
  /** When it was used last, by the hour; empty where it never was. */
  lastUsedAt: z.string(),
});

export const getDriverLinks = defineCall({
  name: 'transfers/get-driver-links',
  method: 'GET',
  path: '/api/dmcDriver/getDriverLinks',
  summary: 'Which drivers have a link to their page, and when each was used last.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'transfers.edit', module: 'Dmc' },
  request: z.strictObject({}),
  response: z.object({
    /** One of each driver that has one. */
    links: z.array(driverLinkShown),
  }),
  failures: [],
});
