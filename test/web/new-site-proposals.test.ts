import { expect, it } from 'vitest';
import { countries } from '#functions/reference/countries.ts';
import { isZone } from '#shared/site/is-zone.ts';
import { createSite } from '#shared/site/partner-sites/create-site.ts';
import { shortNameFor } from '#web/site/partner-sites/short-name-for.ts';
import { zoneChoices } from '#web/site/partner-sites/site-choices.ts';
import { usualIn } from '#web/site/partner-sites/usual-in.ts';

it('every country proposes a currency and a zone that a site can be made with', () => {
  const currencies = Intl.supportedValuesOf('currency');
  for (const { code } of countries()) {
    const { currency, zone } = usualIn(code);
    expect(currencies, code).toContain(currency);
    expect(isZone(zone), `${code}: ${zone}`).toBe(true);
  }
  expect(usualIn('AE')).toEqual({ currency: 'AED', zone: 'Asia/Dubai' });
  expect(usualIn('AR')).toEqual({ currency: 'ARS', zone: 'America/Argentina/Buenos_Aires' });
  expect(usualIn('')).toEqual({ currency: '', zone: '' });
});

it('a proposed zone is among the choices once, by its own name', () => {
  const zones = zoneChoices('Asia/Kolkata').map(({ value }) => value);
  expect(zones.filter((zone) => /Kolkata|Calcutta/.test(zone))).toEqual(['Asia/Kolkata']);
  expect(zoneChoices('').length).toBe(zones.length);
});

it.each([
  ['Nile Tours', 'nile-tours'],
  ['Élan & Söhne  Travel', 'elan-sohne-travel'],
  ['24/7 Fares', 'fares'],
  ['Kestrel’s', 'kestrels'],
  ['The longest name of a travel agency ever', 'the-longest-name-of-a-travel-ag'],
  ['सफ़र', ''],
])('the name %s proposes %s', (name, shortName) => {
  expect(shortNameFor(name)).toBe(shortName);
  if (shortName) expect(createSite.request.shape.shortName.safeParse(shortName).success).toBe(true);
});
