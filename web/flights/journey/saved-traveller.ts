import type { RequestOf } from '#shared/contract.ts';
import type { saveTraveller } from '#shared/users/profile/save-traveller.ts';

export type { Traveller } from '#shared/users/profile/traveller.ts';
export type SaveTraveller = RequestOf<typeof saveTraveller>;
