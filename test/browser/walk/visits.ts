import type { Visit, Visits } from './visit.ts';

const ofDomains = import.meta.glob<Visits>('./visits/*.ts', { eager: true, import: 'visits' });

/** By the route's pattern, who goes there and what they find: all that the files of visits/ say, one a domain. */
export const visits: Record<string, readonly Visit[]> = Object.assign({}, ...Object.values(ofDomains));
