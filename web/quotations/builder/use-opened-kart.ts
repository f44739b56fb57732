import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ResponseOf } from '#shared/contract.ts';
import { getKartChanges } from '#shared/quotations/builder/get-kart-changes.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { callKey, useCall } from '#web/api/use-call.ts';

type Opened = ResponseOf<typeof getKartById>;

/** Others' lines appear within five seconds. Milliseconds. */
const HEARD_EVERY = 5_000;

/** Whether what stands is otherwise than what is held. A version before the held one was read before it was saved. */
export const isOtherwise = (held: Opened, stands: ResponseOf<typeof getKartChanges>): boolean =>
  stands.version > held.kart.version ||
  stands.questions !== held.questions.length ||
  stands.answered !== held.questions.filter(({ answeredAt }) => answeredAt).length ||
  stands.isBeingMade ||
  stands.isBeingMade !== (held.voucher?.isBeingMade ?? false);

/** A quotation as it is held open: it is asked every five seconds whether it changed, and read again only where it did. */
export function useOpenedKart(kartId: string | undefined) {
  const client = useQueryClient();
  const request = { id: kartId ?? '' };
  const opened = useCall(getKartById, request, {
    ...{ enabled: kartId !== undefined, quiet: true, refetchOnWindowFocus: true },
  });
  const isHeld = opened.data !== undefined;
  const stands = useCall(getKartChanges, request, { enabled: isHeld, quiet: true, refetchInterval: HEARD_EVERY });
  const heard = stands.dataUpdatedAt;
  useEffect(() => {
    const key = callKey(getKartById, request);
    const held = client.getQueryData<Opened>(key);
    if (!stands.data || !held) return;
    if (isOtherwise(held, stands.data)) void client.invalidateQueries({ queryKey: key });
    else if (stands.data.seenBy.join() !== held.seenBy.join())
      client.setQueryData(key, { ...held, seenBy: stands.data.seenBy });
  }, [heard]); // oxlint-disable-line react/exhaustive-deps -- an answer is looked at once, when it comes
  return opened;
}
