import type { Policies } from './parts/policies.ts';

/** The public documents by their paths inside /app: served by themselves, without the app. */
export const documents: readonly { path: string; policy: keyof Policies; title: string }[] = [
  { path: '/terms_and_conditions', policy: 'terms', title: 'Terms and conditions' },
  { path: '/privacy_policy', policy: 'privacy', title: 'Privacy policy' },
  {
    path: '/cancellation_return_refund_policy',
    policy: 'cancellation',
    title: 'Cancellations, returns and refunds',
  },
  { path: '/api-partner-program', policy: 'partnerProgram', title: 'API partner program' },
];
