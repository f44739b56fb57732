import type { CompanySettings } from '#functions/site/model.ts';
import type { LegalEntityItem, UserItem } from '#functions/users/model.ts';
import type { InvoiceDocument } from '#shared/invoices/invoice.ts';
import { gstStates } from '#shared/site/gst-states.ts';
import type { SiteData } from '#shared/site/model.ts';

/** Digits of a state by its name; empty where it is none of India's. */
const digitsOf = (name: string): string =>
  Object.entries(gstStates).find(([, state]) => state.toLowerCase() === name.trim().toLowerCase())?.[0] ?? '';

export interface Buyer extends Pick<InvoiceDocument['buyer'], 'name' | 'address' | 'taxNumber'> {
  /** Two digits; empty where it is not known. */
  state: string;
  sealed?: { of: string; text: string };
}

/** Who a paper is made out to: the company, or the person where there is none. */
export function partyOf(user: UserItem | undefined, company: LegalEntityItem | undefined): Buyer {
  if (company) {
    const { legalEntityId, gstNumber, sealedTax } = company;
    return {
      name: company.billingName || company.companyName,
      address: [company.address1, company.address2, [company.city, company.pincode].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join('\n'),
      taxNumber: gstNumber,
      state: gstNumber.slice(0, 2) || digitsOf(company.gstState ?? company.state),
      ...(sealedTax && { sealed: { of: legalEntityId, text: sealedTax } }),
    };
  }
  const { userId = '', firstName = '', lastName = '', gstNumber = '', sealedTax } = user ?? {};
  return {
    name: user?.companyName || `${firstName} ${lastName}`.trim(),
    address: '',
    taxNumber: gstNumber,
    state: gstNumber.slice(0, 2),
    ...(sealedTax && { sealed: { of: userId, text: sealedTax } }),
  };
}

/**
 * A site as another's papers are made out to it. `country`: the seller's, ISO 3166 alpha-2; what another country's tax
 * office knows a company by means nothing there.
 */
export function partyOfSite(
  { companyName, address, country }: Pick<SiteData, 'companyName' | 'address' | 'country'>,
  company: CompanySettings | undefined,
  seller: string,
): Buyer {
  const { legalName = '', gstin = '', state = '' } = company ?? {};
  const isSame = country === seller;
  return {
    ...{ name: legalName || companyName, address, taxNumber: isSame ? gstin : '' },
    state: isSame ? gstin.slice(0, 2) || state : '',
  };
}
