import { ownFields } from '#functions/table/own-fields.ts';
import type { ChangeItem } from './model.ts';

/** A request without what the table keeps beside it. */
export const plainChange = ownFields<ChangeItem>({
  requestId: true,
  number: true,
  bookingId: true,
  orderId: true,
  pnr: true,
  owner: true,
  userId: true,
  askedBy: true,
  state: true,
  stateSince: true,
  createdAt: true,
  requestType: true,
  cancellationType: true,
  remarks: true,
  currency: true,
  bookingWas: true,
  who: true,
  sectors: true,
  passengers: true,
  segments: true,
  charges: true,
  assignedTo: true,
  reason: true,
  creditNote: true,
  refunded: true,
  version: true,
});
