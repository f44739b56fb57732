import type { StatusTone } from '#web/ui/status.tsx';
import { chargeFields, HEAD, tripFields } from './head-fields.ts';
import type { Kart } from './kart.ts';
import { lineFields } from './line-fields.ts';
import type { LineKind } from './line-view.ts';
import type { Values } from './pieces.ts';

/** A quotation's state as its builder says it. */
export const stateMarks: Record<Kart['state'], { tone: StatusTone; text: string }> = {
  DRAFT: { tone: 'over', text: 'Draft' },
  SENT: { tone: 'working', text: 'Sent' },
  ACCEPTED: { tone: 'done', text: 'Accepted' },
  VOUCHERED: { tone: 'done', text: 'Vouchered' },
  CANCELLED: { tone: 'over', text: 'Cancelled' },
};

/** What nobody changes who may not set prices by hand: the rates say it. */
export const lockedOf = (kind: LineKind): readonly string[] => locked[kind] ?? [];
const locked: Partial<Record<LineKind, readonly string[]>> = { activity: ['price'] };

/** A trip has a night less than days, unless somebody said otherwise. */
export function withNights(fields: Values, { noOfDays, noOfNights }: Values): Values {
  const isUsual = !noOfNights || Number(noOfNights) === Number(noOfDays) - 1;
  if (!('noOfDays' in fields) || !isUsual || !/^\d+$/.test(fields.noOfDays ?? '')) return fields;
  return { ...fields, noOfNights: String(Math.max(0, Number(fields.noOfDays) - 1)) };
}

/** What a field is called where it is told apart from others. */
export function labelOf(id: string, field: string): string {
  const groups = id === HEAD ? [...tripFields, ...chargeFields] : Object.values(lineFields).flat();
  return (
    groups
      .flatMap(({ fields }) => fields)
      .find(({ name }) => name === field)
      ?.label.toLowerCase() ?? field
  );
}
