/** What a site may sell of another's, as the specification names it; each is a module of both sites too. */
export const supplierCategories = ['Flights', 'FixedDeparture', 'TourPackages'] as const;
export type SupplierCategory = (typeof supplierCategories)[number];

/** What becomes of a request, and of the link that it makes: a link alone is suspended. */
export const linkStates = ['Pending', 'Approved', 'Rejected', 'Suspended'] as const;
export type LinkState = (typeof linkStates)[number];
