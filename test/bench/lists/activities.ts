import { getActivityMarkUp } from '#shared/activities/markup/get-activity-mark-up.ts';
import { type DomainLists, list } from '../list-row.ts';

const oneCart = 'one cart, with the thirty items that it holds at most';

export const lists: DomainLists = {
  measured: [list('staff', getActivityMarkUp)],
  left: {
    'activities/markup/explain-activity-price': 'one thing, with what belongs to it',
    'activities/search-activities-by-city-id': 'a city’s offer, kept in memory, priced for whoever asks',
    'activities/get-activity-cities': 'cities of the catalogue, kept in memory: dozens',
    'activities/cart/get-cart-data': oneCart,
    'activities/cart/get-cart-data-by-query': oneCart,
    'activities/cart/add-to-cart': oneCart,
    'activities/cart/update-cart-data': oneCart,
    'activities/cart/delete-cart-item': oneCart,
    'activities/cart/clear-all-cart': oneCart,
    'activities/cart/duplicate-cart': oneCart,
    'activities/cart/update-remarks': oneCart,
    'activities/cart/update-user-id': oneCart,
  },
};
