import { type Actor, consumerOf, type OwnerId } from '#functions/actor.ts';
import { namesOf, userIdOf, whoDid } from '#functions/users/names.ts';
import type { ToldEvent } from '#shared/records/told-event.ts';
import type { MarkupEventItem } from './model.ts';

/** The most that an editor shows. */
export const MOST_EVENTS = 50;

/** What was done, in words, people by their names of today. */
export async function showEvents(actor: Actor, events: readonly MarkupEventItem[]): Promise<ToldEvent[]> {
  const about = events.flatMap(({ what, id }) => (isAboutCustomer(what) && !siteIn(id) ? [id] : []));
  const names = await namesOf(actor, [...events.map(({ by }) => userIdOf(by)), ...about], about);
  const customerOf = (id: string) =>
    siteIn(id) ?? names.companies.get(id)?.companyName ?? names.users.get(id)?.name ?? 'A customer';
  return events.map((event) => ({
    at: event.at,
    text: textOf(event, customerOf(event.id)),
    from: event.from,
    to: event.to,
    by: whoDid(event.by, names),
  }));
}

const isAboutCustomer = (what: MarkupEventItem['what']) =>
  what === 'mapping' || what === 'tds' || what === 'switch' || what === 'ownMarkup';

/** An API consumer's short name. */
const siteIn = (id: string) => consumerOf(id as OwnerId);

function textOf({ what, from, to }: MarkupEventItem, customer: string): string {
  const done = !from ? 'made' : to ? 'changed' : 'deleted';
  switch (what) {
    case 'group':
      return `Group ${done}`;
    case 'default':
      return 'Default group changed';
    case 'rule':
      return `Rule ${done}`;
    case 'mapping':
      return `${customer}: group changed`;
    case 'tds':
      return `${customer}: tax settings changed`;
    case 'switch':
      return `${customer}: permissions changed`;
    case 'ownMarkup':
      return `${customer}: own markup changed`;
    case 'tax':
      return to ? 'Tax rate set' : 'Planned tax rate cancelled';
  }
}
