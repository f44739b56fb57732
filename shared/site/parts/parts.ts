import type * as z from 'zod/mini';
import { accessPart } from './access.ts';
import { bankPart } from './bank.ts';
import { brandingPart } from './branding.ts';
import { companyPart } from './company.ts';
import { flightsPart } from '../../flights/settings/flights-part.ts';
import { framePart } from './frame.ts';
import { linksPart } from './links.ts';
import { modulesPart } from './modules.ts';
import { noticePart } from './notice.ts';
import { policiesPart } from './policies.ts';
import { secretsPart } from './secrets.ts';
import { seoPart } from './seo.ts';
import { tagsPart } from './tags.ts';
import { tripsPart } from './trips.ts';

/** The parts that a site's settings are saved in, each with a version of its own. */
export const partSchemas = {
  branding: brandingPart,
  frame: framePart,
  notice: noticePart,
  company: companyPart,
  access: accessPart,
  modules: modulesPart,
  trips: tripsPart,
  links: linksPart,
  bank: bankPart,
  secrets: secretsPart,
  flights: flightsPart,
  seo: seoPart,
  tags: tagsPart,
  policies: policiesPart,
} as const;

/** Those that hold what can be read again: all but the secrets. */
export type PartName = keyof typeof partSchemas;
export type PartValue<P extends PartName> = z.output<(typeof partSchemas)[P]>;
/** What is shown and edited again; secrets are not. */
export type ShownPart = Exclude<PartName, 'secrets'>;
/** Those of the site's own settings, which one page and one call show together. */
export type SitePart = Exclude<PartName, 'flights'>;
