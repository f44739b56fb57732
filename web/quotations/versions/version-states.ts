import type { StatusTone } from '#web/ui/status.tsx';
import type { Kart } from '../builder/kart.ts';

/** How a sent version stands. */
export const versionStates: Record<Kart['versions'][number]['state'], { tone: StatusTone; text: string }> = {
  stands: { tone: 'working', text: 'Valid' },
  lapsed: { tone: 'urgent', text: 'Lapsed' },
  withdrawn: { tone: 'over', text: 'Withdrawn' },
  accepted: { tone: 'done', text: 'Accepted' },
};
