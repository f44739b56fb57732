import { useEffect, useState } from 'react';
import type { RequestOf } from '#shared/contract.ts';
import { restoreKartVersion } from '#shared/quotations/restore-kart-version.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import type { Moves } from '#shared/quotations/voucher/moves-shown.ts';
import { callApi, newIdempotencyKey } from '#web/api/client.ts';

/** What would become of a quotation's transfers, asked once; undefined until it is known, or where it cannot be. */
function useAsked(ask: (() => Promise<Moves | undefined>) | undefined): Moves | undefined {
  const [moves, setMoves] = useState<Moves>();
  useEffect(() => {
    let isOver = false;
    void ask?.().then((heard) => !isOver && setMoves(heard));
    return () => {
      isOver = true;
    };
  }, []); // oxlint-disable-line react/exhaustive-deps -- a dialog asks as it opens
  return moves;
}

/** What a save of these fields would do to transfers; undefined: not asked. */
export const useMovesOfSave = (request: RequestOf<typeof saveKart> | undefined): Moves | undefined =>
  useAsked(
    request &&
      (async () => {
        const options = { quiet: true, idempotencyKey: newIdempotencyKey() };
        const answer = await callApi(saveKart, { ...request, isAsked: true }, options);
        return answer.ok ? answer.value.transfers : undefined;
      }),
  );

/** What the return to a sent version would do to transfers; undefined: not asked. */
export const useMovesOfVersion = (request: RequestOf<typeof restoreKartVersion> | undefined): Moves | undefined =>
  useAsked(
    request &&
      (async () => {
        const answer = await callApi(restoreKartVersion, { ...request, isAsked: true }, { quiet: true });
        return answer.ok ? answer.value.transfers : undefined;
      }),
  );
