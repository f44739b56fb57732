import type * as z from 'zod/mini';
import type { applicationShown } from '#shared/partners/application.ts';
import type { SiteApplication } from '#shared/partners/get-supplier-applications.ts';
import { TERMS_VERSION } from '#shared/partners/terms.ts';
import type { ApplicationItem } from './model.ts';
import { nameShown } from './named-site.ts';

/** An application as it is told. */
export const showApplication = ({
  categories,
  about,
  contactName,
  contactEmail,
  contactPhone,
  state,
  accepted,
  decidedAt = '',
}: ApplicationItem): z.output<typeof applicationShown> => ({
  ...{ categories, about, contactName, contactEmail, contactPhone, state, decidedAt },
  acceptedVersion: accepted?.version ?? '',
  acceptedAt: accepted?.at ?? '',
  acceptedBy: accepted?.by ?? '',
});

/** Whether its terms were accepted in another version than today's, or not at all. */
export const hasOlderTerms = ({ accepted }: Pick<ApplicationItem, 'accepted'>): boolean =>
  accepted?.version !== TERMS_VERSION;

/** An application as the platform reads it. */
export const showSiteApplication = (item: ApplicationItem): SiteApplication => ({
  site: item.site,
  ...nameShown(item),
  ...showApplication(item),
  version: item.revision,
  mustAcceptAgain: hasOlderTerms(item),
});
