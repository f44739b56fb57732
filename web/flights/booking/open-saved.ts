import { openTravellers } from '#shared/users/open-travellers.ts';
import { callApi } from '#web/api/client.ts';
import type { Traveller } from './saved-traveller.ts';

/** Saved travellers with their document numbers; none where they cannot be had, which has been said. */
export async function openSaved(ids: string[], customerId: number | undefined): Promise<Traveller[]> {
  const answer = await callApi(openTravellers, { ids, customerId });
  return answer.ok ? answer.value.travellers : [];
}
