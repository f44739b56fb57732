import { type Actor, consumerOf, type OwnerId } from '#functions/actors/actor.ts';
import { readPeople } from '#functions/users/store.ts';
import type { MarkupEvent } from '#shared/markups/fields.ts';
import type { MarkupEventItem } from './model.ts';

/** The most that an editor shows. */
export const MOST_EVENTS = 50;

const userIdOf = (by: string): string => (by.startsWith('user:') ? by.slice('user:'.length) : '');

/** What was done, in words, people by their names of today. One trip for the names. */
export async function showEvents(actor: Actor, events: readonly MarkupEventItem[]): Promise<MarkupEvent[]> {
  const shown = events.slice(0, MOST_EVENTS);
  const about = shown.flatMap(({ what, id }) => (isAboutCustomer(what) && !siteIn(id) ? [id] : []));
  const { users, companies } = await readPeople(
    actor,
    [...shown.map(({ by }) => userIdOf(by)), ...about].filter(Boolean),
    about.filter(Boolean),
  );
  const personOf = (id: string) => {
    const user = users.get(id);
    return user && `${user.firstName} ${user.lastName}`.trim();
  };
  return shown.map((event) => {
    const by = userIdOf(event.by);
    const customer = siteIn(event.id) ?? companies.get(event.id)?.companyName ?? personOf(event.id) ?? 'A customer';
    return {
      at: event.at,
      text: textOf(event, customer),
      from: event.from,
      to: event.to,
      by: personOf(by) ?? (by ? 'Somebody who has left' : 'The site'),
    };
  });
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
      return `${customer}: what it may do changed`;
    case 'ownMarkup':
      return `${customer}: own markup changed`;
    case 'tax':
      return to ? 'Tax rate set' : 'Planned tax rate taken back';
  }
}
