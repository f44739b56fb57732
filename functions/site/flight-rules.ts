import type { Actor, UserActor } from '#functions/actor.ts';
import { portionOf } from '#shared/money.ts';
import type { CancellationFee, FlightRules } from '#shared/flights/settings/flights-part.ts';
import { HOUR, MINUTE } from '#shared/time.ts';
import { readFlightRules } from './store.ts';

type Holder = Pick<UserActor, 'userType' | 'isFlightHoldAllowed'>;

/** Who may hold flights of a site, and until when. */
export interface HoldRules {
  /** Whether the site holds flights for anybody. */
  areOn: boolean;
  mayHold(user: Holder): boolean;
  /** When a hold of now ends here, ms since 1970, by the airline's own limit; nothing is left of it where that is before now. */
  endsAt(now: number, airlinesLimit: number): number;
}

export const holdRulesOf = ({
  areHoldsOn,
  holdUserTypes,
  longestHoldHours,
  minutesBeforeLimit,
}: FlightRules): HoldRules => ({
  areOn: areHoldsOn,
  mayHold: ({ userType, isFlightHoldAllowed }) => areHoldsOn && isFlightHoldAllowed && holdUserTypes.includes(userType),
  endsAt: (now, airlinesLimit) =>
    Math.min(airlinesLimit - minutesBeforeLimit * MINUTE, longestHoldHours ? now + longestHoldHours * HOUR : Infinity),
});

export const holdRules = async (actor: Actor): Promise<HoldRules> => holdRulesOf(await readFlightRules(actor));

/** What a cancellation keeps of the sale beside the airline's charge and the site's own fee. */
export async function keptFees(actor: Actor): Promise<{ keepsServiceFee: boolean; keepsConvenienceFee: boolean }> {
  const { keepsServiceFee, keepsConvenienceFee } = await readFlightRules(actor);
  return { keepsServiceFee, keepsConvenienceFee };
}

const feeOf = ({ kind, amount, percent }: CancellationFee, passengers: number, paid: number): number =>
  kind === 'amount' ? amount * passengers : portionOf(paid, percent * 100);

/**
 * The site's own fee for cancelling, before GST, minor units: what is usual, which staff may set otherwise. `paid`: what
 * the passengers who cancel paid together.
 */
export const cancellationFeeOf = (
  { domesticFee, internationalFee }: Pick<FlightRules, 'domesticFee' | 'internationalFee'>,
  { isInternational, passengers, paid }: { isInternational: boolean; passengers: number; paid: number },
): number => Math.min(paid, feeOf(isInternational ? internationalFee : domesticFee, passengers, paid));
