import type { UserActor } from '#functions/actor.ts';
import type { KartItem, Line } from './model.ts';
import { kartFacts, withFacts } from './price-line.ts';

/**
 * Lines with what the rates say of their days today, for the head's customer and party. One whose option is not sold any
 * more keeps what was said of it.
 */
export async function pricedAnew(actor: UserActor, head: KartItem, lines: readonly Line[]): Promise<Line[]> {
  const facts = kartFacts(actor);
  return Promise.all(lines.map(async (line) => (await withFacts(actor, head, line, facts)) ?? line));
}

/** A line as the rates price it: nobody's own price stands above theirs. Lines without rates stay. */
export const withoutOwnPrice = (line: Line): Line =>
  line.kind === 'activities' && hasOwnPrice(line) ? { ...line, fields: { ...line.fields, price: null } } : line;

/** Whether somebody set a price by hand where the rates would say one. */
export const hasOwnPrice = ({ kind, fields }: Line): boolean =>
  kind === 'activities' && fields.price !== undefined && fields.price !== null;
