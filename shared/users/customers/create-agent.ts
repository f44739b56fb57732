import * as z from 'zod/mini';
import { defineCall } from '../../contract.ts';
import { customerRow } from './customer.ts';
import { newCompany, newCustomer } from '../registration/new-customer.ts';

/** Spec: customers-and-partners 8. */
export const AGENT_CREATED = 'Agent Created Successfully';

interface Belonging {
  userType: 'retail' | 'travelAgent';
  company?: object | undefined;
  legalEntityId?: string | undefined;
}
const at = (field: string, error: string) => ({
  path: [field],
  error,
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
});

export const createAgent = defineCall({
  name: 'users/customers/create-agent',
  method: 'POST',
  path: '/api/wl/user/createAgent',
  summary:
    'Staff open an account for an agent or a traveller; a link to set the password is mailed where there is a mail.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'customers.create' },
  idempotent: true,
  request: z.strictObject({
    /** Whom the account is for. */
    userData: z
      .strictObject({
        /** `travelAgent` belongs to a company, `retail` to none. */
        userType: z.enum(['retail', 'travelAgent']),
        /** The person. */
        customer: newCustomer,
        /** An agent's new company; left out for one that there is, and for travellers. */
        company: z.optional(newCompany),
        /** An agent's company, where the site has it already: its users share one wallet and see its bookings. */
        legalEntityId: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(140))),
      })
      .check(
        z.refine(
          ({ userType, company, legalEntityId }: Belonging) =>
            userType !== 'travelAgent' || company !== undefined || legalEntityId !== undefined,
          at('legalEntityId', 'Please choose a company or enter a new one.'),
        ),
        z.refine(
          ({ company, legalEntityId }: Belonging) => company === undefined || legalEntityId === undefined,
          at('legalEntityId', 'Please give one company, either new or existing.'),
        ),
        z.refine(
          ({ userType, company, legalEntityId }: Belonging) =>
            userType !== 'retail' || (company === undefined && legalEntityId === undefined),
          at('userType', 'Only agents belong to a company.'),
        ),
      ),
  }),
  response: customerRow,
  failures: ['EMAIL_TAKEN', 'PHONE_TAKEN'],
});
