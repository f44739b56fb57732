import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSite } from '#web/site/site.ts';
import type { Kart } from '../builder/kart.ts';

/** Vouchers a quotation as it was read, or withdraws its voucher. */
export function useVoucher({ id, version }: Pick<Kart, 'id' | 'version'>) {
  const { currency } = useSite();
  const action = useAction(saveKart, { quiet: true, invalidates: [getKartById, getAllKartsForWl] });
  return {
    isPending: action.isPending,
    turn: (isVouchered: boolean) => action.mutateAsync({ id, version, currency, isVouchered }),
  };
}
