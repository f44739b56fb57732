import type { Page } from 'playwright-core';
import { addArea } from '#shared/areas/add-area.ts';
import { createTransfers } from '#shared/areas/create-transfers.ts';
import { createDmcCombo } from '#shared/destination/combos/create-dmc-combo.ts';
import { createNewAccomodation } from '#shared/destination/masters/create-new-accomodation.ts';
import { saveDriver } from '#shared/destination/masters/save-driver.ts';
import { saveLocationOption } from '#shared/destination/masters/save-location-option.ts';
import { makeRatedOption } from '../rated-option.ts';
import { callsOf } from './walker-world.ts';

/** What the walked routes of a destination desk show. */
export interface CatalogueWorld {
  /** A tour option with rates, and the market that they are for. */
  tourOptionId: string;
  marketId: string;
}

/** What the screens are known by. */
export const kept = {
  activity: 'Walker visit',
  market: 'Market of Walker',
  combo: 'Walker by sea',
  areas: ['Quay of the walker', 'Camp of the walker'],
  accommodation: 'Walker Palace',
  driver: 'Harbhajan Walker',
  location: 'Walker Pier',
} as const;
const cityId = 'ae-03-dubai';

/** Makes a few rows of everything that the desk keeps, from a page that staff of the desk's site are signed in on. */
export async function makeCatalogueWorld(page: Page): Promise<CatalogueWorld> {
  const ask = callsOf(page);
  const { tourOptionId, marketId } = await makeRatedOption(page, 'Walker');
  const [from, to] = await Promise.all(kept.areas.map(async (name) => (await ask(addArea, { name, cityId })).area.id));
  const drive = { from: from!, to: to!, marketId, transferType: 'Pickup & Drop', sharingBasis: 'PVT' } as const;
  const { transfer } = await ask(createTransfers, { ...drive, amount: 45, minPax: 1, maxPax: 6 });
  await Promise.all([
    ask(createDmcCombo, {
      name: kept.combo,
      amount: 149.5,
      tourOptions: [{ tourOptionId, onwardTransfer: transfer.id, returnTransfer: '' }],
    }),
    ask(createNewAccomodation, { name: kept.accommodation, address: '12 Creek Road', cityId, area: 'Deira' }),
    ask(saveDriver, { driverName: kept.driver, phone: '+971 50 123 4567' }),
    ask(saveLocationOption, { location: kept.location }),
  ]);
  return { tourOptionId, marketId };
}
