import type { BookedPassenger, PassengerSecrets } from '#functions/bookings/model.ts';
import type { SupplierPassenger } from '#shared/flights/model.ts';

const nothing: PassengerSecrets = {
  dateOfBirth: '',
  passportNo: '',
  passportIssueDate: '',
  passportExpiry: '',
  passportIssueCountryCode: '',
  pan: '',
};

/** The passengers as the supplier needs them, secrets included: for its call only, never stored or logged. */
export const supplierPassengers = (
  passengers: readonly BookedPassenger[],
  secrets: readonly PassengerSecrets[] | undefined,
): SupplierPassenger[] =>
  passengers.map(({ ticket: _ticket, barcodes: _barcodes, ...passenger }, at) => ({
    ...nothing,
    ...passenger,
    ...secrets?.[at],
  }));
