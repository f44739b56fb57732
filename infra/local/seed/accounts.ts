import type { UserType } from '#shared/users/types.ts';
import { platformSite } from './platform-site.ts';
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
  /** A super admin of the site's staff. */
  isSuperAdmin?: boolean;
  /** Id of the permission group of a member of staff (permission-groups.ts). */
  permissionGroupId?: string;
  /** Opening balance of the wallet, minor units of the site's currency. */
  balance: number;
}

const people: Omit<DemoAccount, 'site' | 'email'>[] = [
  { userType: 'staff', firstName: 'Anjali', lastName: 'Pillai', companyName: '', balance: 0, isSuperAdmin: true },
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

/** Colleagues who are no super admins: one whose group says what they may do, one in no group. */
const colleagues: DemoAccount[] = [
  {
    site: 'kestrel',
    email: 'ticketing@kestrel.example',
    userType: 'staff',
    firstName: 'Meera',
    lastName: 'Iyer',
    companyName: '',
    balance: 0,
    permissionGroupId: 'TICKETING',
  },
  {
    site: 'kestrel',
    email: 'colleague@kestrel.example',
    userType: 'staff',
    firstName: 'Joseph',
    lastName: 'Kurian',
    companyName: '',
    balance: 0,
  },
  {
    site: 'dune',
    email: 'colleague@dune.example',
    userType: 'staff',
    firstName: 'Leila',
    lastName: 'Haddad',
    companyName: '',
    balance: 0,
  },
];

/** Who makes partner sites. */
const platformAccount: DemoAccount = {
  site: platformSite.head.site,
  email: `platform@${platformSite.head.site}.example`,
  userType: 'staff',
  firstName: 'Ruth',
  lastName: 'Adair',
  companyName: '',
  balance: 0,
  isSuperAdmin: true,
};

/** One account of each type on each demo site, staff first; and colleagues of two sites' staff; and the platform's own, last. */
export const demoAccounts: DemoAccount[] = [
  ...demoSites.flatMap(({ head: { site } }) => [
    ...people.map((person) => ({ ...person, site, email: `${localPart[person.userType]}@${site}.example` })),
    ...colleagues.filter((colleague) => colleague.site === site),
  ]),
  platformAccount,
];
