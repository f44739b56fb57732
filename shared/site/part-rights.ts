import type { Asked } from '../permissions/holds.ts';
import { sitePartNames } from './part-names.ts';
import type { PartName } from './parts/parts.ts';

/** What a part of the settings asks of staff. */
interface PartRight {
  /** Who is shown it, its changes in the log with it; whoever may save it is shown it too. */
  view: Asked;
  /** Who saves it, and takes its last change back. */
  save: Asked;
  /** Fields that ask for more than their part does, wherever they become something else. */
  fields?: Readonly<Record<string, Asked>>;
}

/**
 * What each part of a site's settings asks. Money that customers send, what is sold and how staff sign in are not the
 * same people's as colour and texts.
 */
export const partRights: Readonly<Record<PartName, PartRight>> = {
  branding: { view: 'settings.view', save: 'settings.edit' },
  frame: { view: 'settings.view', save: 'settings.edit' },
  notice: { view: 'settings.view', save: 'settings.edit' },
  company: { view: 'settings.view', save: 'settings.edit' },
  access: { view: 'settings.view', save: 'settings.edit', fields: { isSecondFactorRequired: 'superAdmin' } },
  modules: { view: 'settings.view', save: 'settings.edit' },
  trips: { view: 'settings.view', save: 'settings.edit' },
  links: { view: 'settings.view', save: 'settings.edit' },
  bank: { view: 'payments.view', save: 'payments.accounts' },
  secrets: { view: 'settings.view', save: 'settings.secrets' },
  flights: { view: 'flights.settings', save: 'flights.settings' },
  seo: { view: 'settings.view', save: 'settings.edit' },
  tags: { view: 'settings.view', save: 'settings.edit' },
  policies: { view: 'settings.view', save: 'settings.edit' },
};

/** What saving or taking back asks by the part that a request names. */
export const savesPart = {
  field: 'part',
  asks: Object.fromEntries(sitePartNames.map((part) => [part, partRights[part].save])),
} as const;
