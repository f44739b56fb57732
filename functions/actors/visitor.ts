import type { SiteHead } from '#shared/site/model.ts';
import { seal, type VisitorActor } from '#functions/actor.ts';

/** Anyone on the site who is not signed in. */
export const makeVisitor = (head: SiteHead): VisitorActor =>
  seal<VisitorActor>({ kind: 'visitor', site: head.site, head });
