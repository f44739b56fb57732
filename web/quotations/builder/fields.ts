import type { Choice } from '#web/ui/form/type-ahead.tsx';
import type { ChoiceOption } from '#web/ui/form/choice-field.tsx';

/** What can be found by typing. */
export type Found = 'customer' | 'option' | 'stay';

/** A field of a line as data: how it is called, typed and where it stands. */
export type FieldSpec = { name: string; label: string; required?: boolean; hint?: string; isWide?: boolean } & (
  | { as: 'text'; maxLength: number }
  | { as: 'lines'; maxLength: number }
  | { as: 'amount' }
  | { as: 'count' }
  | { as: 'time' }
  | { as: 'day' }
  | { as: 'tick' }
  | { as: 'choice'; options: readonly ChoiceOption[]; all?: string }
  /** `nameIn`: the field that holds how what was chosen is called. */
  | { as: 'find'; of: Found; nameIn: string }
);

/** Fields under a heading; folded until something stands in one of them, or a person opens it. */
export interface FieldGroup {
  heading?: string;
  isFolded?: boolean;
  fields: readonly FieldSpec[];
}

/** What was found by typing, with what else it sets. */
export interface FoundChoice extends Choice {
  activityId?: string;
}
