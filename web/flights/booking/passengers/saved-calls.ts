import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { openTravellers } from '#shared/users/profile/open-travellers.ts';
import { saveTraveller } from '#shared/users/profile/save-traveller.ts';
import { callApi } from '#web/api/client.ts';
import { isUnheard } from '#web/api/error-catalogue.ts';
import { queryClient } from '#web/app/query-client.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { SaveTraveller, Traveller } from '../../journey/saved-traveller.ts';

/** Saved travellers with their document numbers; none where they cannot be had, which is said. */
export async function openSaved(ids: string[], customerId: number | undefined): Promise<Traveller[]> {
  const answer = await callApi(openTravellers, { ids, customerId }, { quiet: true });
  if (answer.ok) return answer.value.travellers;
  showToast(
    isUnheard(answer) ? 'The documents could not be loaded: please enter them.' : (answer.message ?? ''),
    'error',
  );
  return [];
}

/** Saving is a favour: nothing is said when it fails. */
export async function remember(travellers: readonly SaveTraveller[]): Promise<void> {
  for (const traveller of travellers) await callApi(saveTraveller, traveller, { quiet: true });
  await queryClient.invalidateQueries({ queryKey: [getTravellers.name] });
}
