import type { SiteModule } from './modules.ts';

/** What modules are called wherever somebody chooses among them. */
export const moduleLabels: Readonly<Record<SiteModule, string>> = {
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
