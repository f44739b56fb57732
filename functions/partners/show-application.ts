import type * as z from 'zod/mini';
import type { applicationShown } from '#shared/partners/application.ts';
import type { ApplicationItem } from './model.ts';

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
