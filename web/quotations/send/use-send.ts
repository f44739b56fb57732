import type { RequestOf } from '#shared/contract.ts';
import type { Failure } from '#shared/errors.ts';
import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { sendKart } from '#shared/quotations/send-kart.ts';
import { useAction } from '#web/api/use-action.ts';
import type { Kart } from '../builder/kart.ts';

type Sent = { ok: true; sent: { version: number; link: string } } | { ok: false; failure: Failure };

/** Sends a quotation: as a new version, by email where one is given. */
export function useSend({ id }: Kart): {
  isPending: boolean;
  send(wish: Omit<RequestOf<typeof sendKart>, 'id'>): Promise<Sent>;
} {
  const action = useAction(sendKart, { quiet: true, invalidates: [getKartById, getAllKartsForWl] });
  return {
    isPending: action.isPending,
    async send(wish) {
      const answer = await action.mutateAsync({ id, ...wish });
      return answer.ok ? { ok: true, sent: answer.value } : { ok: false, failure: answer };
    },
  };
}
