import { makeKey } from '#functions/table/key.ts';
import type { Sealed } from '#functions/runtime/data-keys.ts';
import type { LifeSize } from '#infra/local/seed/life/plan.ts';

/** Keys that only the embedded store has. */
export const storeKeys = {
  /** That table and key file belong together. */
  home: () => makeKey<Proof>('P#HOME', 'A'),
  /** How far a demo site's life has come. */
  life: (site: string) => makeKey<Journal>('P#LIFE', site),
};

/** What says that a table and a key file belong together: a word that only that file's keys open. */
export interface Proof {
  sealed?: Sealed;
}

/** How far a site's life has come. */
export interface Journal {
  /** ms since 1970: what the plan counts back from, whenever it is gone on with. */
  begunAt: number;
  plan: number;
  size: LifeSize;
  /** Steps that are carried out. */
  done: number;
  /** Why steps were left out, for whoever reads that it has arrived; absent where none was. */
  leftOut?: string[];
  isArrived: boolean;
}
