import type { Actor } from '#functions/actors/actor.ts';
import { keys } from '#functions/table/keys.ts';
import { getItems } from '#functions/table/read.ts';
import type { Policies } from '#shared/site/parts/policies.ts';
import type { SeoTexts } from '#shared/site/parts/seo.ts';
import { revisionOf } from './revision.ts';

/** What only the served pages need: texts for search engines, and the site's own policies. */
export interface PageTexts {
  seo: Partial<SeoTexts>;
  policies: Partial<Policies>;
}

const cache = new Map<string, PageTexts & { revision: number }>();

/** The site's own texts, cached by the settings' revision; a site that wrote none has none. */
export async function readPageTexts(actor: Actor): Promise<PageTexts> {
  const revision = revisionOf(actor, 'settings');
  const known = cache.get(actor.site);
  if (known?.revision === revision) return known;
  const [seo, policies] = await getItems([keys.site(actor, 'SEO'), keys.site(actor, 'POLICIES')]);
  const fresh = {
    revision,
    seo: (seo?.texts ?? {}) as PageTexts['seo'],
    policies: (policies?.texts ?? {}) as PageTexts['policies'],
  };
  cache.set(actor.site, fresh);
  return fresh;
}
