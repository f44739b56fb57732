import { type SiteModule, siteModules } from '#shared/site/modules.ts';

const moduleLabels: Record<SiteModule, string> = {
  Flights: 'Flights',
  FixedDeparture: 'Fixed departures',
  TourPackages: 'Packages',
  Activities: 'Activities',
  Insurance: 'Insurance',
  Visa: 'Visa',
  Dmc: 'Destination management',
  FlightsForm: 'Flight enquiries',
  VisaEnquiry: 'Visa enquiries',
  OtherEnquiry: 'Other enquiries',
  Bus: 'Bus',
  Hotels: 'Hotels',
  Cruise: 'Cruise',
  Train: 'Train',
};

export const moduleChoices = siteModules.map((value) => ({ value, label: moduleLabels[value] }));

/** Every currency this browser knows, by its code and name. */
export const currencyChoices = () => {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: `${value} · ${names.of(value) ?? value}`,
  }));
};

export const zoneChoices = () =>
  Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));
