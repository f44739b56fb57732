import type { UserType } from '#shared/users/types.ts';
import { demoSites } from './sites.ts';

/** Local demo only; a deployed site has no account with it. */
export const DEMO_PASSWORD = 'Portolan-demo-1';

export interface DemoAccount {
  site: string;
  email: string;
  userType: UserType;
  firstName: string;
  lastName: string;
  companyName: string;
  /** Opening balance of the wallet, minor units of the site's currency. */
  balance: number;
}

const people: Omit<DemoAccount, 'site' | 'email'>[] = [
  { userType: 'staff', firstName: 'Anjali', lastName: 'Pillai', companyName: '', balance: 0 },
  {
    userType: 'travelAgent',
    firstName: 'Tomas',
    lastName: 'Rego',
    companyName: 'Backwater Holidays',
    balance: 250_000_00,
  },
  { userType: 'retail', firstName: 'Farah', lastName: 'Siddiqui', companyName: '', balance: 0 },
  {
    userType: 'corporate',
    firstName: 'Nikhil',
    lastName: 'Bose',
    companyName: 'Meridian Textiles',
    balance: 400_000_00,
  },
];

const localPart: Record<UserType, string> = {
  staff: 'staff',
  travelAgent: 'agent',
  retail: 'traveller',
  corporate: 'company',
};

/** One account of each type on each demo site. */
export const demoAccounts: DemoAccount[] = demoSites.flatMap(({ head }) =>
  people.map((person) => ({ ...person, site: head.site, email: `${localPart[person.userType]}@${head.site}.example` })),
);
