import { useQueryClient } from '@tanstack/react-query';
import { findForKart } from '#shared/quotations/find-for-kart.ts';
import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { removeKartAccomodation } from '#shared/quotations/remove-kart-accomodation.ts';
import { removeKartActivity } from '#shared/quotations/remove-kart-activity.ts';
import { removeKartFlight } from '#shared/quotations/remove-kart-flight.ts';
import { removeKartMiscellaneous } from '#shared/quotations/remove-kart-miscellaneous.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import type { Moves } from '#shared/quotations/voucher/moves-shown.ts';
import type { ResponseOf } from '#shared/contract.ts';
import type { Failure } from '#shared/errors.ts';
import { isUnheard } from '#web/api/error-catalogue.ts';
import { callApi, newIdempotencyKey } from '#web/api/client.ts';
import { callKey } from '#web/api/use-call.ts';
import { useSite } from '#web/site/site.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { overpaidText } from '../payment/overpaid.ts';
import { isMove, movesText } from '../voucher/moves.ts';
import type { Saved } from './autosave.ts';
import type { Found, FoundChoice } from './fields.ts';
import { errorsByPiece, kartOf, piecesOf, sendingOf } from './kart-wire.ts';
import type { LineKind } from './line-view.ts';
import type { Edits } from './pieces.ts';

const removals = {
  accomodation: removeKartAccomodation,
  activity: removeKartActivity,
  flight: removeKartFlight,
  miscellaneous: removeKartMiscellaneous,
} as const;

type WireKart = ResponseOf<typeof saveKart>['kart'];

/** What the builder asks of the server. */
export interface KartServer {
  save(edits: Edits): Promise<Saved>;
  /** True once it is gone. */
  remove(kind: LineKind, id: string, version: number): Promise<boolean>;
  find(of: Found, text: string): Promise<readonly FoundChoice[] | undefined>;
}

/**
 * Saves, removes and finds for one quotation; `onMade` hears the id of a new one, `askFirst` what a save or the removal of a
 * line does to transfers of a vouchered one, and to what was paid beyond the total, before it is done.
 */
export function useKartServer(
  kartId: string | undefined,
  onMade: (id: string) => void,
  askFirst: (says: readonly string[], removes: boolean) => Promise<boolean>,
): KartServer {
  const client = useQueryClient();
  const { currency } = useSite();
  /** What an answer says to stand is what is shown. */
  const keep = (kart: ResponseOf<typeof saveKart>['kart']) => {
    client.setQueryData(
      callKey(getKartById, { id: kart.id }),
      (before: ResponseOf<typeof getKartById> | undefined) => ({
        versions: [],
        questions: [],
        seenBy: [],
        agency: null,
        voucher: null,
        ...before,
        kart,
      }),
    );
    void client.invalidateQueries({ queryKey: [getAllKartsForWl.name], refetchType: 'none' });
    return piecesOf(kartOf({ kart, versions: [], questions: [], seenBy: [], voucher: null, agency: null }));
  };
  const opened = () => client.getQueryData<ResponseOf<typeof getKartById>>(callKey(getKartById, { id: kartId ?? '' }));
  const held = () => opened()?.kart;
  /** What stands beside the quotation is another with each change of one that was accepted. */
  const isAccepted = () => opened()?.versions.some(({ state }) => state === 'accepted') ?? false;
  const isVouchered = () => held()?.state === 'VOUCHERED';
  const isPaid = () => (held()?.paidOnline ?? 0) + (held()?.collectedPayment ?? 0) > 0;
  /** What has to be said before an answer that was only asked for is carried out. */
  const saysOf = ({ kart, transfers }: { kart: WireKart; transfers?: Moves | undefined }): string[] => {
    const before = held();
    const moves = isVouchered() && transfers && isMove(transfers) ? movesText(transfers) : undefined;
    return [moves, before && overpaidText(before, kart, currency)].filter((text) => text !== undefined);
  };
  return {
    async save(edits) {
      const { request, places, wrong } = sendingOf(edits, kartId, currency);
      if (wrong.size > 0) return { kind: 'refused', errors: wrong, says: '' };
      const send = (more: { isAsked?: true } = {}) =>
        callApi(saveKart, { ...request, ...more } as never, { quiet: true, idempotencyKey: newIdempotencyKey() });
      const asked = isVouchered() || isPaid() ? await send({ isAsked: true }) : undefined;
      const says = asked?.ok ? saysOf(asked.value) : [];
      if (says.length > 0 && !(await askFirst(says, false))) return { kind: 'held' };
      const answer = asked && !asked.ok ? asked : await send();
      if (answer.ok) {
        const { kart } = answer.value;
        const stands = keep(kart);
        if (isVouchered() || isAccepted()) void client.invalidateQueries({ queryKey: [getKartById.name] });
        if (!kartId) onMade(kart.id);
        return { kind: 'saved', at: new Date().toISOString(), stands };
      }
      if (answer.stands) return { kind: 'conflict', stands: keep(answer.stands.kart) };
      if (isUnheard(answer)) return { kind: 'unheard' };
      const errors = errorsByPiece(answer.errors ?? {}, places);
      const [first] = Object.values(answer.errors ?? {});
      // Spec: the texts of its rules stand at their field and as the toast.
      showToast(first ?? answer.message ?? '', 'error');
      return { kind: 'refused', errors, says: first ?? answer.message ?? '' };
    },
    async remove(kind, id, version) {
      if (!kartId) return true;
      const call = removals[kind];
      const stays = (refused: Failure) => {
        if (isUnheard(refused)) showToast(refused.message ?? '', 'error');
        return false;
      };
      const wish = { kartId, id, version };
      const asked = isVouchered() || isPaid() ? await callApi(call, { ...wish, isAsked: true }) : undefined;
      if (asked && !asked.ok) return stays(asked);
      const says = asked ? saysOf(asked.value) : [];
      if (says.length > 0 && !(await askFirst(says, true))) return false;
      const answer = await callApi(call, wish);
      if (!answer.ok) return stays(answer);
      keep(answer.value.kart);
      if (isVouchered()) void client.invalidateQueries({ queryKey: [getKartById.name] });
      return true;
    },
    async find(of, text) {
      const answer = await callApi(findForKart, { kind: of, search: text }, { quiet: true });
      return answer.ok ? answer.value.found : undefined;
    },
  };
}
