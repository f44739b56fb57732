import { allAnswered, dayName, searchIdOf } from '#test/browser/flight-steps.ts';
import { mostFetched } from '#test/harness/fetched-script.ts';
import type { Phone } from './phone.ts';

const departure = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
let searches = 0;
const results = (origin: string, destination: string) => () =>
  `/app/flight/searchResult/${searchIdOf((searches += 1) + 900)}?origin=${origin}&destination=${destination}&departure=${departure}&adt=1&chd=0&inf=0`;

/** A screen, how it is come to, and what a thumb does there. */
export interface Screen {
  name: string;
  path(): string;
  /** Who looks at it; left out, nobody who is signed in. */
  as?: 'travelAgent' | 'staff';
  /** What it may fetch until it is at rest, KB as sent; held by a journey, what-a-page-fetches. */
  script?: number;
  /** Until it can be used. */
  ready(phone: Phone): Promise<unknown>;
  use(phone: Phone): Promise<void>;
}

async function useLogin({ page, act, tap }: Phone): Promise<void> {
  await tap('touch the email', page.getByRole('textbox', { name: 'Email' }));
  await act('write the email', () => page.keyboard.type('agent@kestrel.example', { delay: 60 }));
  await tap('touch the password', page.getByLabel(/^Password/));
  await act('write the password', () => page.keyboard.type('not my password', { delay: 60 }));
  await tap('sign in, refused', page.getByRole('button', { name: /sign in/i }));
  await tap('go to forgot password', page.getByRole('link', { name: /forgot/i }));
}

async function useSearch({ page, act, tap }: Phone): Promise<void> {
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  await tap('touch To', to);
  await act('write an airport', () => page.keyboard.type('dubai', { delay: 120 }));
  await tap('choose an airport', page.getByRole('option', { name: /DXB/ }).first());
  await tap('open the calendar', page.getByRole('button', { name: /^Depart\b/ }));
  await tap('choose a day', page.getByRole('dialog', { name: 'Depart' }).getByRole('button', { name: dayName(20) }));
  await tap('open the travellers', page.getByRole('button', { name: /^Travellers/ }));
  await tap('one more adult', page.getByRole('button', { name: 'More adults' }));
  await tap('one more child', page.getByRole('button', { name: 'More children' }));
  await tap('travellers done', page.getByRole('button', { name: 'Done' }));
  await tap('tick Direct only', page.getByRole('checkbox', { name: 'Direct only' }));
  await tap(
    'press Search',
    page.getByRole('form', { name: 'Search flights' }).getByRole('button', { name: 'Search', exact: true }),
  );
  await allAnswered({ page });
}

/** A thumb's way down a list. */
const scroll = ({ page, act }: Phone) =>
  act('scroll', async () => {
    for (let step = 0; step < 8; step++) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(60);
    }
  });

async function useResults(phone: Phone): Promise<void> {
  const { page, tap } = phone;
  await scroll(phone);
  await tap('open the filters', page.getByRole('button', { name: 'Filters | Sort' }));
  const filters = page.getByRole('dialog', { name: 'Filters and sort' });
  await tap('tick Refundable', filters.getByRole('checkbox', { name: /^Refundable/ }));
  await tap('tick Direct', filters.getByRole('checkbox', { name: /^Direct/ }));
  await tap('sort by price', filters.getByRole('radio', { name: /cheapest/i }));
  await tap('untick Direct', filters.getByRole('checkbox', { name: /^Direct/ }));
  await tap('close the filters', filters.getByRole('button', { name: /^Show \d+ flights/ }));
  await tap('open a card', page.getByRole('article').first().getByRole('button', { name: 'Fares' }));
  await page.getByRole('button', { name: 'Select' }).first().waitFor();
}

async function useQueue(phone: Phone): Promise<void> {
  const { page, tap } = phone;
  await scroll(phone);
  await tap('show more', page.getByRole('button', { name: 'Show more' }));
  await tap('open the filters', page.getByRole('button', { name: /^Filter/ }));
  await tap('apply the filters', page.getByRole('button', { name: 'Apply' }));
  await tap('open a booking', page.locator('[data-row]').first());
  await page.getByRole('link', { name: 'View Ticket (Full)' }).waitFor();
  await tap('go back', page.getByRole('button', { name: 'Back' }));
  await firstRow(phone);
}

async function useCustomers(phone: Phone): Promise<void> {
  const { page, act, tap } = phone;
  await scroll(phone);
  await tap('turn the page', page.getByRole('button', { name: 'Next page' }));
  await page.getByText('Page 2 of').waitFor();
  await tap('touch the search', page.getByRole('searchbox', { name: 'Search customers' }));
  await act('write a name', () => page.keyboard.type('backwater', { delay: 100 }));
  await page.getByText('1 found', { exact: true }).waitFor();
  await tap('open the filters', page.getByRole('button', { name: /^Filter/ }));
  await tap('apply the filters', page.getByRole('button', { name: 'Apply' }));
  await tap('open a customer', page.locator('[data-row]').first());
  await page.getByRole('heading', { name: 'Look to book' }).waitFor();
  await tap('go back', page.getByRole('button', { name: 'Back' }));
  await firstRow(phone);
}

const email = ({ page }: Phone) => page.getByRole('textbox', { name: 'Email' }).waitFor();
const searchForm = ({ page }: Phone) => page.getByRole('form', { name: 'Search flights' }).waitFor();
const firstRow = ({ page }: Phone) => page.locator('[data-row]').first().waitFor();
export const screens: readonly Screen[] = [
  { name: 'login', path: () => '/app/login', script: mostFetched.login, ready: email, use: useLogin },
  {
    name: 'flight search',
    path: () => '/app/flight/search',
    script: mostFetched.search,
    ready: searchForm,
    use: useSearch,
  },
  { name: 'results', as: 'travelAgent', path: results('COK', 'DXB'), ready: allAnswered, use: useResults },
  {
    name: 'results of 2,000 offers',
    as: 'travelAgent',
    path: results('FUN', 'COK'),
    ready: allAnswered,
    use: useResults,
  },
  { name: 'ticket queue', as: 'travelAgent', path: () => '/app/flight/ticketQueue', ready: firstRow, use: useQueue },
  { name: 'customers', as: 'staff', path: () => '/app/staff/customers', ready: firstRow, use: useCustomers },
];
