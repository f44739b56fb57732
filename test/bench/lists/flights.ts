import { getFlightSuppliers } from '#shared/flights/search/get-flight-suppliers.ts';
import { getSources } from '#shared/flights/search/get-sources.ts';
import { type DomainLists, inMemory, list } from '../list-row.ts';

export const lists: DomainLists = {
  measured: [list('agent', getSources, inMemory), list('staff', getFlightSuppliers, inMemory)],
  left: {
    'flights/search/search-flights': 'timed by itself',
    'flights/fare-quote': 'one thing, with what belongs to it',
    'flights/get-fare-rules': 'one thing, with what belongs to it',
    'flights/ask-fare-rules': 'one thing, with what belongs to it',
    'flights/get-flight-details': 'one thing, with what belongs to it',
    'flights/settings/get-flight-settings': 'one thing, with what belongs to it',
    'flights/settings/save-flight-settings': 'one thing, with what belongs to it',
    'flights/search/get-calendar-fare': 'one thing, with what belongs to it',
    'flights/search/get-flight-price': 'one thing, with what belongs to it',
    'flights/get-passenger-documents': 'one thing, with what belongs to it',
    'flights/get-passenger-view-options': 'one thing, with what belongs to it',
    'flights/get-ssr': 'one thing, with what belongs to it',
  },
};
