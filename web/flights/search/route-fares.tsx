import { useEffect } from 'react';
import { type SeenFares, useSeenFares } from './use-seen-fares.ts';

interface Props {
  origin: string;
  destination: string;
  /** A day, or a month `2027-03`. */
  around: string;
  onFares(fares: SeenFares | undefined): void;
}

/**
 * Hands a route's lowest fares to a form that was there before them: asking comes as a chunk of its own, and shows
 * nothing. Undefined once the route is no longer asked about.
 */
export default function RouteFares({ origin, destination, around, onFares }: Props) {
  const fares = useSeenFares(origin, destination, around);
  useEffect(() => {
    onFares(fares);
  }, [fares, onFares]);
  useEffect(() => {
    return () => onFares(undefined);
  }, [onFares]);
  return null;
}
