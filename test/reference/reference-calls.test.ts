import { describe, expect, it } from 'vitest';
import { getAirlines } from '#shared/reference/get-airlines.ts';
import { getAirports } from '#shared/reference/get-airports.ts';
import { getCountryList } from '#shared/reference/get-country-list.ts';
import { getNationalities } from '#shared/reference/get-nationalities.ts';
import { getPhoneCodeList } from '#shared/reference/get-phone-code-list.ts';
import { listCities } from '#shared/reference/list-cities.ts';
import { listCountries } from '#shared/reference/list-countries.ts';
import { listStates } from '#shared/reference/list-states.ts';
import { searchCities } from '#shared/reference/search-cities.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';

describe('reference data answers any visitor', () => {
  useWorld();
  const site = 'sarathi';

  it('names airlines as they fly today', async () => {
    const { result } = await callHttp({ site, call: getAirlines, body: {} });
    const name = (code: string) => result!.find(({ airlineCode }) => airlineCode === code)?.airlineName;
    expect([name('6E'), name('AI'), name('IX'), name('SG'), name('QP'), name('9I'), name('S5')]).toEqual([
      'IndiGo',
      'Air India',
      'Air India Express',
      'SpiceJet',
      'Akasa Air',
      'Alliance Air',
      'Star Air',
    ]);
    expect(name('G8')).toBeUndefined();
    expect(new Set(result!.map(({ airlineCode }) => airlineCode)).size).toBe(result!.length);
    expect(result![0]!.logoUrl).toMatch(/^data:image\/svg\+xml,/);
  });

  it('lists dial codes with plus, India first, without the excluded countries', async () => {
    const { result } = await callHttp({ site, call: getPhoneCodeList });
    expect(result![0]).toEqual({ name: 'India', dial_code: '+91', code: 'IN' });
    expect(result!.filter(({ code }) => ['PK', 'AF', 'IQ', 'IR', 'KP', 'PS'].includes(code))).toEqual([]);
    expect(result!.every(({ dial_code }) => /^\+\d+$/.test(dial_code))).toBe(true);
    expect(result!.find(({ code }) => code === 'AE')).toEqual({
      name: 'United Arab Emirates',
      dial_code: '+971',
      code: 'AE',
    });
  });

  it('lists nationalities and countries', async () => {
    const nationalities = await callHttp({ site, call: getNationalities });
    expect(nationalities.result![0]).toEqual({ code: 'IN', name: 'Indian' });
    const forPassport = await callHttp({ site, call: getCountryList });
    const forAddress = await callHttp({ site, call: listCountries });
    expect(forPassport.result).toEqual(forAddress.result);
    expect(forPassport.result).toContainEqual({ code: 'GB', name: 'United Kingdom' });
  });

  it("lists India's states with their GST codes when no country is named", async () => {
    const { result } = await callHttp({ site, call: listStates, body: {} });
    expect(result).toHaveLength(36);
    expect(result).toContainEqual({ id: 'IN-13', name: 'Kerala', countryCode: 'IN', gstCode: '32' });
    expect(result).toContainEqual({ id: 'IN-40', name: 'Telangana', countryCode: 'IN', gstCode: '36' });
    const emirates = await callHttp({ site, call: listStates, body: { country: 'AE' } });
    expect(emirates.result!.map(({ name }) => name)).toContain('Dubai');
  });

  it("lists a state's cities", async () => {
    const { result } = await callHttp({ site, call: listCities, body: { country: 'IN', state: 'IN-13' } });
    expect(result!.map(({ city }) => city)).toEqual(expect.arrayContaining(['Kochi', 'Thiruvananthapuram', 'Munnar']));
    expect(result!.every(({ stateId }) => stateId === 'IN-13')).toBe(true);
  });

  it('finds cities by the beginning of their name, and one by its id', async () => {
    const found = await callHttp({ site, call: searchCities, body: { city: 'dub' } });
    expect(found.result![0]).toMatchObject({ city: 'Dubai', country: 'United Arab Emirates' });
    const { id } = found.result![0]!;
    const one = await callHttp({ site, call: searchCities, body: { cityId: id } });
    expect(one.result).toEqual([found.result![0]]);
    expect((await callHttp({ site, call: searchCities, body: { cityId: 'xx-none' } })).result).toEqual([]);
    const priced = await callHttp({ site, call: searchCities, body: { city: 'dub', priceOnly: 'true' } });
    expect(priced.result!.map(({ city }) => city)).toEqual(['Dubai', 'Dublin', 'Dubrovnik']);
  });

  it('finds airports, at most as many as asked', async () => {
    const { result } = await callHttp({ site, call: getAirports, body: { search: 'bombay', limit: 1 } });
    expect(result).toMatchObject([{ code: 'BOM', city: 'Mumbai', zone: 'Asia/Kolkata' }]);
    expect(await callHttp({ site, call: getAirports, body: { search: 'x', limit: 500 } })).toMatchObject({
      status: 400,
      errorCode: 'VALIDATION',
    });
  });

  it('asks the table for nothing but the site', async () => {
    const answer = await callHttp({ site: 'gulf', call: getAirports, body: { search: 'doh' } });
    expect(answer).toMatchObject({
      status: 200,
      result: expect.arrayContaining([expect.objectContaining({ code: 'DOH' })]),
    });
  });
});
