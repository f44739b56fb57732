import type { Actor } from '#functions/actor.ts';
import { siteKeys } from './keys.ts';
import { getItems } from '#functions/table/read.ts';
import type { Policies } from '#shared/site/parts/policies.ts';
import type { SeoTexts } from '#shared/site/parts/seo.ts';
import { keptAsOf } from './kept-as-of.ts';

/** What only the served pages need: texts for search engines, and the site's own policies. */
export interface PageTexts {
  seo: Partial<SeoTexts>;
  policies: Partial<Policies>;
}

const kept = keptAsOf<PageTexts>('settings');

/** The site's own texts, cached by the settings' revision; a site that wrote none has none. */
export const readPageTexts = (actor: Actor): Promise<PageTexts> =>
  kept(actor, async () => {
    const [seo, policies] = await getItems([siteKeys.site(actor, 'SEO'), siteKeys.site(actor, 'POLICIES')]);
    return {
      seo: seo?.texts ?? {},
      policies: policies?.texts ?? {},
    };
  });
