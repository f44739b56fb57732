import type { Locator, Page } from 'playwright-core';
import type { UserType } from '#shared/users/types.ts';
import type { PathPattern } from '#web/app/paths.ts';
import type { CatalogueWorld } from './catalogue-world.ts';
import type { WalkerWorld } from './walker-world.ts';

/** All that was made for the walk. */
export type WalkedWorld = WalkerWorld & CatalogueWorld;

export interface Visit {
  /** Begins the pictures' names; one word a screen. */
  name: string;
  site?: 'kestrel' | 'dune' | 'lantern' | 'portolan';
  /** Nobody is signed in where it is left out. */
  as?: UserType;
  /** The address inside /app. */
  at: string | ((world: WalkedWorld) => string);
  /** Stands on the page when all of it does. */
  shows(page: Page): Locator;
  /** Where the route only leads on: what the address becomes. Nothing is looked at there. */
  leadsTo?: RegExp;
  /** What has the focus, as `focusedOn` says it: the page's heading after a step, where nothing else is said. */
  focus?: RegExp;
}

/** The visits of some routes, by their patterns. */
export type Visits = Partial<Record<PathPattern, readonly Visit[]>>;

/** The page's own heading. */
export const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name, level: 1 });

/** Where whoever is not signed in comes to. */
export const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
export const searchForm = (page: Page) => page.getByRole('form', { name: 'Search flights' });
export const reads = (text: string) => (page: Page) => page.getByText(text).first();
/** The site with a destination desk, and who works there. */
export const desk = { site: 'dune', as: 'staff' } as const;
