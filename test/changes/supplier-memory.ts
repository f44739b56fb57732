import type { ChangeRequest, FlightSupplier, SupplierFailure } from '#functions/suppliers/flight-supplier.ts';
import { fail, ok } from '#shared/errors.ts';

export type Manner = 'well' | 'lostTaken' | 'lost' | SupplierFailure;
export interface ChangesAtSupplier {
  /** How the next request is taken; `lostTaken` and `lost` answer nothing, with and without taking it. */
  manner: Manner;
  /** What it keeps by now, minor units. */
  charge: number;
  /** What it says once it is asked about. */
  status: { state: 'PENDING' | 'COMPLETED' | 'REJECTED'; charge?: number };
  /** Whether it answers where it is asked what it took. */
  isSilent: boolean;
  /** Every request that it was told, and what it took by our reference. */
  told: ChangeRequest[];
  taken: Map<string, string>;
  reset(): void;
  part: Pick<
    FlightSupplier,
    'carriesOut' | 'cancellationCharges' | 'changeRequest' | 'findChange' | 'changeRequestStatus'
  >;
}

/** The half of a supplier that takes change requests, and remembers them by our reference. */
export function changesAtSupplier(): ChangesAtSupplier {
  const it: ChangesAtSupplier = {
    ...{ manner: 'well', charge: 30_000, status: { state: 'PENDING' }, isSilent: false },
    told: [],
    taken: new Map(),
    reset: () => {
      Object.assign(it, { manner: 'well', charge: 30_000, status: { state: 'PENDING' }, isSilent: false });
      it.told = [];
      it.taken.clear();
    },
    part: {
      carriesOut: [1],
      cancellationCharges: async () => ok({ charge: it.charge, currency: 'INR', remarks: 'By the fare' }),
      changeRequest: async (_call, _reference, request) => {
        it.told.push(request);
        const { manner } = it;
        it.manner = 'well';
        if (manner === 'lost') return fail('SUPPLIER_TIMEOUT');
        if (manner !== 'well' && manner !== 'lostTaken') return fail(manner);
        if (request.agreedCharge !== undefined && it.charge > request.agreedCharge) return fail('PRICE_CHANGED');
        const changeRequestId = it.taken.get(request.clientReference) ?? `S${it.taken.size + 1}`;
        it.taken.set(request.clientReference, changeRequestId);
        return manner === 'well' ? ok({ changeRequestId, rawStatus: 'RECEIVED' }) : fail('SUPPLIER_TIMEOUT');
      },
      findChange: async (_call, _reference, clientReference) => {
        if (it.isSilent) return fail('SUPPLIER_FAILED');
        const changeRequestId = it.taken.get(clientReference);
        return changeRequestId ? ok({ changeRequestId, rawStatus: 'RECEIVED' }) : fail('NOT_FOUND');
      },
      changeRequestStatus: async () => {
        const { state, charge } = it.status;
        const more = charge === undefined ? {} : { charge, refund: 94_000 - charge, creditNote: 'CN-7' };
        return ok({ rawStatus: state.toLowerCase(), statusText: `Airline says ${state}`, state, ...more });
      },
    },
  };
  return it;
}
