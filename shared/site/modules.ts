/** What a site may switch on. Names as the specification writes supplier categories and modules. */
export const siteModules = [
  'Flights',
  'FixedDeparture',
  'TourPackages',
  'Activities',
  'Insurance',
  'Visa',
  'Dmc',
  'FlightsForm',
  'VisaEnquiry',
  'OtherEnquiry',
  'Bus',
  'Hotels',
  'Cruise',
  'Train',
] as const;
export type SiteModule = (typeof siteModules)[number];

/** Modules that collect enquiries; the CRM menu item appears only with one of them (spec: flights-and-shell 2.8). */
export const enquiryModules: readonly SiteModule[] = [
  'FlightsForm',
  'VisaEnquiry',
  'OtherEnquiry',
  'Insurance',
  'Bus',
  'Hotels',
  'Cruise',
  'Train',
];
