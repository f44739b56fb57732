import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf } from '#shared/contract.ts';
import type { RateKind } from '#shared/destination/rates/rate-fields.ts';
import type { getTourOptionTicketRates } from '#shared/destination/rates/get-tour-option-ticket-rates.ts';
import type { getTourOptionTransferRates } from '#shared/destination/rates/get-tour-option-transfer-rates.ts';
import type { AnyRate } from '#shared/destination/rates/rate-year.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { rateCalls, showingRates } from './rate-calls.ts';

type Listed = ResponseOf<typeof getTourOptionTicketRates> | ResponseOf<typeof getTourOptionTransferRates>;

interface Moving {
  /** The rates in the order that was asked for, until the server has it. */
  rates: readonly AnyRate[];
  /** One's own order, where somebody else was faster. */
  conflict: readonly string[] | undefined;
  isPending: boolean;
  /** Asks for an order of all of the option's rates, the one that goes before first. */
  move(order: readonly string[]): void;
  keepTheirs(): void;
}

/** Puts an option's rates into another order: shown at once, taken back where it is refused. */
export function useMoveRates(kind: RateKind, listed: Listed | undefined): Moving {
  const options = { quiet: true, invalidates: showingRates } as const;
  const client = useQueryClient();
  const reorder = useAction(rateCalls[kind].reorder, options);
  const [wanted, setWanted] = useState<{ order: readonly string[]; version: number }>();
  const [conflict, setConflict] = useState<readonly string[]>();
  const rates: readonly AnyRate[] = listed?.rates ?? [];
  const isWaiting = wanted !== undefined && wanted.version === listed?.orderVersion;
  const move = async (order: readonly string[]) => {
    if (!listed) return;
    const { orderVersion } = listed;
    setConflict(undefined);
    setWanted({ order, version: orderVersion });
    // Spec: the order is sent reversed, so that the one that goes before all others is the last.
    const answer = await reorder.mutateAsync({ newPriority: order.toReversed(), orderVersion });
    if (answer.ok) return;
    setWanted(undefined);
    if (answer.code === 'CONFLICT') {
      setConflict(order);
      for (const { name } of showingRates) void client.invalidateQueries({ queryKey: [name] });
    } else showToast(answer.message ?? '', 'error');
  };
  return {
    rates: isWaiting ? inOrder(rates, wanted.order) : rates,
    conflict,
    isPending: reorder.isPending,
    move: (order) => void move(order),
    keepTheirs: () => setConflict(undefined),
  };
}

const inOrder = (rates: readonly AnyRate[], order: readonly string[]): AnyRate[] => {
  const places = new Map(order.map((id, at) => [id, at]));
  return rates.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
};
