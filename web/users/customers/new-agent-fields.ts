export const noPerson = { firstName: '', lastName: '', email: '', phone: '', phoneCode: '' };
export const noCompany = { companyName: '', address1: '', address2: '', city: '', state: '', pincode: '' };
/** A person and, where it is an agent's, a new company, side by side. */
export type NewAgentFields = typeof noPerson & typeof noCompany & { country: string };
