import { airlineLogo } from '#shared/reference/airline-logo.ts';
import type { Airline } from '#shared/reference/model.ts';
import file from './data/airlines.json';

/** Rows: designator, name. */
const data = file as unknown as [string, string][];

let byCode: Map<string, Airline> | undefined;
const all = () =>
  (byCode ??= new Map(
    data.map(([airlineCode, airlineName]) => [
      airlineCode,
      { airlineCode, airlineName, logoUrl: airlineLogo(airlineCode) },
    ]),
  ));

/** The carrier with an IATA designator. */
export const airlineByCode = (code: string): Airline | undefined => all().get(code);

/** Every carrier, by designator. */
export const airlines = (): Airline[] => [...all().values()];
