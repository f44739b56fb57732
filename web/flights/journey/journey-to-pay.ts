import { type Journey, readJourney } from './journey.ts';

/** The booking at this address on whose way somebody signs up: one that names its first passenger, or its contact. */
export function journeyToPay(address: string | undefined): Journey | undefined {
  const journey = address === undefined ? undefined : readJourney();
  const [first] = journey?.passengers ?? [];
  return journey?.address === address && first && (first.firstName || first.email || first.mobileNo)
    ? journey
    : undefined;
}
