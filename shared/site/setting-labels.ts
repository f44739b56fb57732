import { moduleLabels } from './module-labels.ts';
import type { SignUp } from './sign-up.ts';
import type { PartName } from './parts/parts.ts';

/** What the parts of a site's settings are called. */
export const partLabels: Readonly<Record<PartName, string>> = {
  branding: 'Branding',
  frame: 'Header and footer',
  notice: 'Notice',
  company: 'Company and contact',
  access: 'Access',
  modules: 'Modules',
  trips: 'Trips',
  links: 'Links out of the app',
  bank: 'Bank details',
  secrets: 'Secrets',
  flights: 'Flight settings',
  seo: 'Search engines',
  tags: 'Tags',
  policies: 'Policies',
};

/** What their fields are called, by their paths; of lists, by what stands in each. */
const fieldLabels: Readonly<Record<string, string>> = {
  siteName: 'Site’s name',
  tagline: 'Line under the title',
  colour: 'Colour',
  logoUrl: 'Logo',
  logoDarkUrl: 'Logo for dark mode',
  faviconImage: 'Icon',
  showsHeader: 'Header is shown',
  header: 'Header',
  showsFooter: 'Footer is shown',
  footer: 'Footer',
  popupAlert: 'Notice',
  popupFrequency: 'Hours until it is shown again',
  popupFrom: 'First day',
  popupTo: 'Last day',
  companyName: 'Company',
  legalName: 'Legal name',
  gstin: 'Tax number',
  taxNumberName: 'Name of the tax number',
  state: 'State',
  adminContact: 'Telephone',
  adminEmail: 'Email',
  address: 'Address',
  lockMode: 'Members only',
  isSecondFactorRequired: 'Staff need a second factor',
  areAgentsApproved: 'Agents need approval',
  signUp: 'Who can open an account',
  modules: 'Modules',
  pickupAfterLanding: 'Pickup after landing, minutes',
  coreUrl: 'Core site',
  crmUrl: 'CRM',
  gtm_tag: 'Google Tag Manager',
  scriptUrls: 'Scripts',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  cancellation: 'Cancellations and refunds',
  partnerProgram: 'API partner program',
  sandboxGatewayKey: 'Signing key of the sandbox gateway',
  duffelToken: 'Duffel token',
  duffelWebhookSecret: 'Duffel webhook secret',
  sources: 'Sources',
  deadlineSeconds: 'seconds to answer',
  isOn: 'on',
  areSearchesLimited: 'Searches are limited',
  searchesPerBooking: 'Searches per booking',
  freeSearches: 'Free searches',
  areHoldsOn: 'Holds',
  holdUserTypes: 'Who may hold',
  longestHoldHours: 'Longest hold in hours',
  minutesBeforeLimit: 'Minutes before the airline’s limit',
  domesticFee: 'Domestic cancellation',
  internationalFee: 'International cancellation',
  kind: 'fee is',
  amount: 'amount',
  percent: 'percent',
  keepsServiceFee: 'Service fee is kept',
  keepsConvenienceFee: 'Convenience fee is kept',
  agentsEditTxnFee: 'Agents edit the Txn Fee',
  agentsEditDiscount: 'Agents edit the Discount',
  bankName: 'Bank',
  accountName: 'Holder',
  accountNumber: 'Account number',
  ifsc: 'IFSC',
  branch: 'Branch',
  secondPersonFrom: 'Second confirmation from',
  search: 'Flight search',
  login: 'Sign in',
  signup: 'Sign up',
  title: 'title',
  description: 'description',
};

/** What a field is called by its path: `login.title` is `Sign in, title`, `accounts.0.ifsc` is `Account 1, IFSC`. */
export function fieldLabel(path: string): string {
  const [first = '', second, third] = path.split('.');
  if (first === 'accounts' && third) return `Account ${Number(second) + 1}, ${fieldLabels[third] ?? third}`;
  if (first === 'sources' && third) return `Source ${Number(second) + 1}, ${fieldLabels[third] ?? third}`;
  return [first, second].flatMap((name) => (name ? [fieldLabels[name] ?? name] : [])).join(', ');
}

const switches: ReadonlySet<string> = new Set([
  'showsHeader',
  'showsFooter',
  'lockMode',
  'isSecondFactorRequired',
  'areAgentsApproved',
  'areSearchesLimited',
  'areHoldsOn',
  'keepsServiceFee',
  'keepsConvenienceFee',
  'agentsEditTxnFee',
  'agentsEditDiscount',
]);

/** Who opens an account, as the choice says it. */
export const signUpLabels: Readonly<Record<SignUp, string>> = {
  open: 'Anyone',
  approval: 'Anyone, with staff approval',
  closed: 'Staff only',
};

/** What stood in a field, as the history tells it: modules by what they are called, switches as on or off. */
export function valueText(path: string, text: string): string {
  if ((switches.has(path) || /^sources\.\d+\.isOn$/.test(path)) && text) return text === 'true' ? 'on' : 'off';
  if (path === 'signUp') return signUpLabels[text as SignUp] ?? text;
  if (path !== 'modules') return text;
  const called: Readonly<Record<string, string>> = moduleLabels;
  return text
    .split(', ')
    .map((module) => called[module] ?? module)
    .join(', ');
}
