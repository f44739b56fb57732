import type { Segment } from '#shared/flights/model.ts';

/** Whether a journey touches more than one country. The airports, 200 KB, are loaded when first asked for. */
export async function isInternational(
  segments: readonly Pick<Segment, 'originAirportCode' | 'destinationAirportCode'>[],
): Promise<boolean> {
  const { airportByCode } = await import('#functions/reference/airports.ts');
  return (
    new Set(
      segments.flatMap(({ originAirportCode, destinationAirportCode }) =>
        [originAirportCode, destinationAirportCode].map((code) => airportByCode(code)?.countryCode ?? code),
      ),
    ).size > 1
  );
}
