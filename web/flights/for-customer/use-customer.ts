import { useSearchParams } from 'react-router-dom';
import { holds } from '#shared/permissions/holds.ts';
import { useHolder } from '#web/app/session/permissions.ts';
import { customerInAddress } from '../journey/customer-in-address.ts';

/**
 * Whom this page is for. `mayChoose`: a member of staff who may book for customers sits here; `customerId`: the customer
 * that the address names to them. A link with a customer in it says nothing to anybody else.
 */
export function useCustomer(): { mayChoose: boolean; customerId: number | undefined } {
  const [query] = useSearchParams();
  const holder = useHolder();
  const mayChoose = holder?.userType === 'staff' && holds(holder, 'flights.bookForCustomer');
  return { mayChoose, customerId: mayChoose ? customerInAddress(query) : undefined };
}
