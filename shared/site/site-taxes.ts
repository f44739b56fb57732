/** What the country of a site has of taxes: what its people are asked for, and what they call it. */
export interface SiteTaxes {
  /** The tax on the Service Fee, as sale summaries, statements and accounts name it. */
  feeTax: string;
  /** A company's number with the tax office, as facts, histories and files name it. */
  companyNumber: string;
  /** The same where one types it. */
  companyNumberTyped: string;
  /** Persons and companies have a PAN. */
  hasPan: boolean;
  /** Tax is deducted from the commission that is passed on. */
  hasTds: boolean;
  /** Companies' numbers are GSTINs, which hold a state and a PAN and can be worked out. */
  hasGstin: boolean;
}

const elsewhere = { hasPan: false, hasTds: false, hasGstin: false };

const india: SiteTaxes = {
  feeTax: 'GST',
  companyNumber: 'GST number',
  companyNumberTyped: 'GSTIN',
  hasPan: true,
  hasTds: true,
  hasGstin: true,
};

/** By country, ISO 3166 alpha-2: what its tax and a company's number with it are called. */
const named: Readonly<Record<string, readonly [feeTax: string, companyNumber: string]>> = {
  AE: ['VAT', 'TRN'],
  SA: ['VAT', 'VAT number'],
  OM: ['VAT', 'VATIN'],
  BH: ['VAT', 'VAT account number'],
  EG: ['VAT', 'Tax number'],
  JO: ['GST', 'Tax number'],
  ZA: ['VAT', 'VAT number'],
  KE: ['VAT', 'PIN'],
  TZ: ['VAT', 'VRN'],
  NG: ['VAT', 'TIN'],
  GB: ['VAT', 'VAT number'],
  IE: ['VAT', 'VAT number'],
  DE: ['VAT', 'VAT number'],
  FR: ['VAT', 'VAT number'],
  IT: ['VAT', 'VAT number'],
  ES: ['VAT', 'VAT number'],
  NL: ['VAT', 'VAT number'],
  TR: ['VAT', 'Tax number'],
  LK: ['VAT', 'VAT number'],
  NP: ['VAT', 'PAN/VAT number'],
  BD: ['VAT', 'BIN'],
  PK: ['Sales tax', 'NTN'],
  BT: ['GST', 'TPN'],
  MV: ['GST', 'TIN'],
  SG: ['GST', 'GST number'],
  MY: ['SST', 'SST number'],
  TH: ['VAT', 'Tax ID'],
  ID: ['VAT', 'NPWP'],
  PH: ['VAT', 'TIN'],
  VN: ['VAT', 'Tax code'],
  AU: ['GST', 'ABN'],
  NZ: ['GST', 'GST number'],
  CA: ['GST', 'GST number'],
};

/**
 * The one place that decides what of taxes is shown and asked on a site, by its country, ISO 3166 alpha-2. What a site
 * calls a company's number itself goes before what its country does; in India the law names it.
 */
export function siteTaxes({
  country,
  taxNumberName,
}: {
  country: string;
  taxNumberName?: string | undefined;
}): SiteTaxes {
  if (country === 'IN') return india;
  const [feeTax, number] = named[country] ?? ['Tax', 'Tax number'];
  const companyNumber = taxNumberName || number;
  return { feeTax, companyNumber, companyNumberTyped: companyNumber, ...elsewhere };
}
