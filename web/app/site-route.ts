import type { ComponentType } from 'react';
import type { Asked } from '#shared/permissions/holds.ts';
import type { UserType } from '#shared/users/types.ts';
import type { SiteModule } from '#shared/site/modules.ts';

/**
 * A route of the site. Each domain lists its own: what a sale passes in `web/<domain>/routes.ts`, which
 * `web/app/routes.ts` joins; staff's in `staff-routes.ts` and seldom opened pages for anybody in `public-routes.ts`
 * beside it, which `web/app/late-routes.ts` joins.
 */
export interface SiteRoute {
  /** One of `paths`. */
  path: string;
  /** `lazyScreen(() => import('./screen.tsx'))`: every screen is a chunk of its own. */
  screen: ComponentType;
  /** What the browser's tab says before the site's name. */
  title: string;
  /**
   * `guest`: signed-in people are sent on. `user`: anyone signed in. A list: those user types; others see 403. Left
   * out: everybody.
   */
  access?: 'guest' | 'user' | readonly UserType[];
  /** Asked of staff, whose permission groups grant it; whoever does not hold it sees 403. */
  permission?: Asked;
  /** Covered by the site's lock mode. */
  locked?: boolean;
  /** The route exists only on sites with this module active. */
  module?: SiteModule;
  /** The route exists only on the platform's own site. */
  platformOnly?: true;
  /** Leads on to another screen, everybody or these user types: no menu of theirs names it. */
  leadsOn?: true | readonly UserType[];
  /** A list with room for what is open beside it: staff's menu is folded there, unless the person has chosen. */
  hasPanes?: true;
  /**
   * Without header, menu and footer (login, print pages). `guests`: for whoever is not signed in, and for `?as=client`,
   * which shows the signed-in what such people see; its screen draws the frame itself.
   */
  bare?: true | 'guests';
}
