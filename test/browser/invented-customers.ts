import type { Page } from 'playwright-core';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { CUSTOMERS_PAGE } from '#shared/users/customers/get-customers.ts';

/** As many customers as a large site has. */
export const CUSTOMERS = 10_000;

const companies = ['Konkan Voyages Pvt Ltd', 'Malabar Holidays', 'Deccan Trails LLP', 'Ganga Travel House'];
const people = [
  ['Zoya', 'Khan'],
  ['Omar', 'Haddad'],
  ['Lakshmi', 'Reddy'],
  ['Arjun', 'Menon'],
] as const;

/** The customer of a number; the same each time. */
export function inventedCustomer(customerNumber: number): CustomerRow {
  const [firstName, lastName] = people[customerNumber % people.length]!;
  const isAgent = customerNumber % 3 !== 0;
  return {
    users_id: `U${customerNumber}`,
    customerNumber,
    firstName,
    lastName: `${lastName}`,
    companyName: isAgent ? companies[customerNumber % companies.length]! : '',
    email: `${firstName}.${customerNumber}@travellers.example`.toLowerCase(),
    phoneNumbers: [
      {
        label: 'Primary',
        phoneNumber: customerNumber % 7 === 0 ? 'INVALID' : `98470${String(customerNumber).padStart(5, '0')}`,
        phoneCountryCode: '+91',
      },
    ],
    userType: isAgent ? 'travelAgent' : customerNumber % 2 ? 'retail' : 'staff',
    status: customerNumber % 5 ? 'verified' : 'unverified',
    isBlocked: customerNumber % 11 === 0,
    isAwaitingApproval: false,
    createdAt: new Date(Date.UTC(2023, 0, 2) + customerNumber * 3_600_000).toISOString(),
    groupName: isAgent && customerNumber % 2 ? 'Platinum agents' : '',
    userGroupName: customerNumber % 6 === 0 ? 'Ticketing desk' : '',
    userGroup: { groupId: isAgent && customerNumber % 2 ? 'G1' : '' },
    legalEntityId: isAgent ? 'LE1' : '',
    panNumber: isAgent ? 'AAACK1234L' : '',
    gstNumber: isAgent ? '32AAACK1234L1Z5' : '',
    flightLookToBook: { is_exempted: customerNumber % 4 === 0 },
  };
}

const inventedCompany = ({ companyName, gstNumber, panNumber }: CustomerRow) => ({
  id: 'LE1',
  companyName,
  address1: '12 Marine Drive',
  address2: '',
  city: 'Kochi',
  state: 'Kerala',
  country: 'IN',
  pincode: '682031',
  gstNumber,
  panNumber,
  default_LE_GroupId: '',
});

const colleagues = people.map(([firstName, lastName], at) => ({
  userId: `U${CUSTOMERS - at}`,
  firstName,
  lastName: `${lastName}`,
  email: `${firstName}@malabar.example`.toLowerCase(),
  phoneNumbers: [],
  status: at === 2 ? 'unverified' : 'verified',
  isBlocked: false,
  isBlockedByStaff: false,
  isOwner: at === 1,
  dailyLimit: null,
  spentToday: 0,
}));

const details = (id: string) => {
  const customer = inventedCustomer(Number(id.slice(1)));
  const { firstName, lastName, email, phoneNumbers, userType, status, isBlocked, companyName } = customer;
  return {
    user: {
      id,
      users_id: id,
      userType,
      firstName,
      lastName,
      email,
      phoneNumbers,
      legalEntity: companyName ? inventedCompany(customer) : null,
      taLogoUrl: '',
      referralCode: 'KV4821',
      status,
      isBlocked,
      isAwaitingApproval: false,
      isCompanyOwner: companyName !== '',
      isSuperAdmin: false,
      hasSecondFactor: false,
      companyName,
      panNumber: customer.panNumber,
      gstNumber: customer.gstNumber,
      company: { companyName, address1: '', address2: '', secondaryPhone: '' },
      billing: { billingName: companyName, gstNumber: '', gstState: '', panNumber: '' },
      isFlightHoldAllowed: true,
      isFlightSearchAllowed: true,
    },
    customer,
    version: 1,
    panEnd: '',
    companyContact: null,
    referredBy: 'MH2207',
    linkToSend: status === 'verified' ? 'password' : 'first',
    mailProblem: null,
    wallets: [{ currency: 'INR', balance: 148_220.5, creditLimit: 50_000 }],
    notes: [
      {
        id: 'N1',
        at: '2026-03-10T11:02:00.000Z',
        text: 'Pays on Fridays.\nAsk for Ms Kurian.',
        by: 'Priya Nair',
      },
    ],
    events: [
      {
        at: '2026-03-12T09:14:00.000Z',
        text: 'Details changed: markup group, phone numbers',
        by: 'Priya Nair',
        changes: [],
      },
      { at: customer.createdAt, text: 'Account opened', by: 'The site', changes: [] },
    ],
  };
};

const months = Array.from({ length: 12 }, (_, back) => {
  const searches = back === 4 ? 0 : 240 - back * 17;
  const bookings = back % 4 === 0 ? 0 : 12 - back;
  return {
    month_year: `${back < 3 ? 2026 : 2025}-${String(back < 3 ? 3 - back : 15 - back).padStart(2, '0')}`,
    look_count: searches,
    book_count: bookings,
    lookToBook: bookings ? Math.round((10 * searches) / bookings) / 10 : null,
  };
});

interface Asked {
  page: number;
  userType: string;
  status: string;
  isBlocked: boolean;
  cursor?: string;
  searchQuery: string;
  id: string;
}

function customersAnswer({ page, userType, status, isBlocked, cursor }: Asked) {
  const isWhole = !userType && !status && !isBlocked;
  const newest = Array.from({ length: CUSTOMERS }, (_, at) => CUSTOMERS - at);
  const fitting = isWhole
    ? newest
    : newest.filter((number) => {
        const row = inventedCustomer(number);
        return (
          (!userType || row.userType === userType) &&
          (!status || row.status === status) &&
          (!isBlocked || row.isBlocked)
        );
      });
  const from = isWhole ? (page - 1) * CUSTOMERS_PAGE : Number(cursor ?? 0);
  const records = fitting.slice(from, from + CUSTOMERS_PAGE).map(inventedCustomer);
  const to = from + CUSTOMERS_PAGE;
  const totalPages = Math.ceil(fitting.length / CUSTOMERS_PAGE);
  return {
    records,
    totalRecords: isWhole ? CUSTOMERS : records.length,
    totalPages,
    currentPage: page,
    hasNextPage: page < totalPages,
    hasPreviousPage: page > 1,
    cursor: !isWhole && to < fitting.length ? String(to) : null,
    lookedBackTo: isWhole ? null : (records.at(-1)?.createdAt ?? null),
  };
}

function searchAnswer({ searchQuery }: Asked) {
  const records: CustomerRow[] = [];
  for (let number = CUSTOMERS; number > 0 && records.length < 26; number--) {
    const row = inventedCustomer(number);
    const words = `${row.firstName} ${row.lastName} ${row.companyName}`.toLowerCase().split(' ');
    if (words.some((word) => word.startsWith(searchQuery.toLowerCase())) || String(number) === searchQuery)
      records.push(row);
  }
  return { records: records.slice(0, 25), hasMore: records.length > 25 };
}

/** Answers a page's calls about customers from ten thousand invented ones; tells each call's name. */
export async function inventCustomers(page: Page, onCall: (name: string) => void = () => undefined): Promise<void> {
  const answers: Record<string, (asked: Asked) => object> = {
    getCustomers: customersAnswer,
    searchWlUser: searchAnswer,
    getUserById: ({ id }) => details(id),
    getLegalEntityById: () => inventedCompany(inventedCustomer(CUSTOMERS)),
    getColleagues: () => ({ currency: 'INR', records: colleagues, cursor: null }),
    getCustomerMonthlyFlightDetails: () => ({
      months,
      lastSearch: {
        at: '2026-03-27T08:11:00.000Z',
        origin: 'COK',
        destination: 'DXB',
        day: '2026-04-27',
        travellers: 2,
      },
      flightLookToBook: { is_exempted: true },
    }),
  };
  for (const [name, answer] of Object.entries(answers))
    await page.route(`**/api/wl/user/${name}`, async (route) => {
      onCall(name);
      await route.fulfill({
        json: { success: true, result: answer(route.request().postDataJSON() as Asked), message: '', errorCode: null },
      });
    });
}
