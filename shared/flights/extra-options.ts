import * as z from 'zod/mini';
import { amount } from '../money.ts';

/** An extra a passenger may buy on a sector. */
export const baggageOption = z.object({
  /** The supplier's code of the extra; sent back to choose it. */
  code: z.string(),
  /** The journey it is for: 1 outbound, 2 return; for multi-stop the journey's number. */
  tripIndicator: z.number(),
  /** Number of the flight it is for, without the airline's designator. */
  flightNumber: z.string(),
  /** IATA code of the airport that flight leaves from. */
  origin: z.string(),
  /** IATA code of the airport that flight lands at. */
  destination: z.string(),
  /** Kilograms of checked baggage, beyond what the fare includes. */
  weight: z.number(),
  /** Price for one passenger on this flight. */
  price: amount,
  /** Its name for the passenger, in English. */
  label: z.string(),
});
export const mealOption = z.object({
  /** The supplier's code of the extra; sent back to choose it. */
  code: z.string(),
  /** The journey it is for: 1 outbound, 2 return; for multi-stop the journey's number. */
  tripIndicator: z.number(),
  /** Number of the flight it is for, without the airline's designator. */
  flightNumber: z.string(),
  /** IATA code of the airport that flight leaves from. */
  origin: z.string(),
  /** IATA code of the airport that flight lands at. */
  destination: z.string(),
  /** Platters, nearly always 1. */
  quantity: z.number(),
  /** Price for one passenger on this flight. */
  price: amount,
  /** Its name for the passenger, in English. */
  label: z.string(),
});
export type BaggageOption = z.output<typeof baggageOption>;
export type MealOption = z.output<typeof mealOption>;
