import type { MastersFilter } from './masters-address.ts';

/** What the list of a master gets of the page. */
export interface TabProps {
  filter: MastersFilter;
  mayEdit: boolean;
  /** Whether the form of a new one is open. */
  isAdding: boolean;
  onAdd(): void;
  /** No form is open any more. */
  onAdded(): void;
  onClear(): void;
}
