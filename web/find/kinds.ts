import type { FindKind } from './find-kind.ts';

const files = import.meta.glob<FindKind>('./kinds/*.ts{,x}', { eager: true, import: 'kind' });

/** Every kind of thing that can be found, in the order in which the list has them: each is a file of `kinds/`. */
export const kinds: readonly FindKind[] = Object.values(files).toSorted((a, b) => a.order - b.order);
