/** Cities of the reference data, by their ids. */
export const cities = {
  dubai: 'ae-03-dubai',
  abuDhabi: 'ae-01-abu-dhabi',
  sharjah: 'ae-06-sharjah',
  rasAlKhaimah: 'ae-05-ras-al-khaimah',
} as const;
export type CityName = keyof typeof cities;

/** An area, where it lies in degrees north and east. */
export interface Place {
  name: string;
  city: CityName;
  north: number;
  east: number;
}

const place = (name: string, city: CityName, north: number, east: number): Place => ({ name, city, north, east });

/** Parts of Dubai and of its neighbours that guests stay in, land at or are taken to. */
export const places: readonly Place[] = [
  place('Dubai Airport (DXB)', 'dubai', 25.25, 55.36),
  place('Al Maktoum Airport (DWC)', 'dubai', 24.9, 55.16),
  place('Deira', 'dubai', 25.27, 55.32),
  place('Bur Dubai', 'dubai', 25.26, 55.3),
  place('Al Barsha', 'dubai', 25.11, 55.2),
  place('Downtown Dubai', 'dubai', 25.2, 55.27),
  place('Business Bay', 'dubai', 25.18, 55.27),
  place('Dubai Marina', 'dubai', 25.08, 55.14),
  place('Jumeirah Beach Residence', 'dubai', 25.08, 55.13),
  place('Palm Jumeirah', 'dubai', 25.11, 55.14),
  place('Jumeirah', 'dubai', 25.2, 55.24),
  place('Al Quoz', 'dubai', 25.14, 55.24),
  place('Dubai Creek Harbour', 'dubai', 25.2, 55.35),
  place('Dubai Festival City', 'dubai', 25.22, 55.35),
  place('Jebel Ali', 'dubai', 25.0, 55.06),
  place('Al Marmoom Desert', 'dubai', 24.85, 55.4),
  place('Lahbab Desert', 'dubai', 25.04, 55.6),
  place('Hatta', 'dubai', 24.8, 56.13),
  place('Abu Dhabi Airport (AUH)', 'abuDhabi', 24.43, 54.65),
  place('Abu Dhabi Corniche', 'abuDhabi', 24.47, 54.34),
  place('Yas Island', 'abuDhabi', 24.49, 54.6),
  place('Saadiyat Island', 'abuDhabi', 24.54, 54.43),
  place('Sharjah Airport (SHJ)', 'sharjah', 25.33, 55.52),
  place('Al Majaz', 'sharjah', 25.33, 55.38),
  place('Jebel Jais', 'rasAlKhaimah', 25.95, 56.17),
];

const byName = new Map(places.map((one) => [one.name, one]));
/** Throws for a name that is no area's. */
export function placeOf(name: string): Place {
  const found = byName.get(name);
  if (!found) throw new Error(`no area is called ${name}`);
  return found;
}

/** Kilometres of road between two areas, about: a quarter more than the bird flies. */
export function roadBetween(from: Place, to: Place): number {
  const north = (from.north - to.north) * 111;
  const east = (from.east - to.east) * 100;
  return Math.hypot(north, east) * 1.25;
}
