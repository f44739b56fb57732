import type { ApplicationState } from '#shared/partners/application.ts';
import type { StatusTone } from '#web/ui/status.tsx';

/** What a site reads of its application. */
export const ownState: Readonly<Record<ApplicationState, { tone: StatusTone; text: string; says: string }>> = {
  Draft: { tone: 'waiting', text: 'Terms not accepted', says: 'Read and accept the terms to send your application.' },
  Pending: { tone: 'waiting', text: 'Pending', says: 'The platform is looking at your application.' },
  Listed: { tone: 'done', text: 'In the directory', says: 'Other sites in your currency can find you and ask.' },
  Declined: {
    tone: 'over',
    text: 'Not in the directory',
    says: 'The platform has declined. Sites that you have approved can still sell your inventory.',
  },
};

/** What the platform reads of it. */
export const platformState: Readonly<Record<ApplicationState, { tone: StatusTone; text: string }>> = {
  Draft: { tone: 'over', text: 'Draft' },
  Pending: { tone: 'waiting', text: 'Pending' },
  Listed: { tone: 'done', text: 'In the directory' },
  Declined: { tone: 'over', text: 'Declined' },
};
