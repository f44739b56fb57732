import type { RequestOf } from '#shared/contract.ts';
import type { saveTraveller } from '#shared/users/save-traveller.ts';

export type { Traveller } from '#shared/users/traveller.ts';
export type SaveTraveller = RequestOf<typeof saveTraveller>;
