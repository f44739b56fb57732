import { type Call } from '#shared/contract.ts';
import type { FailureCode } from '#shared/errors.ts';
import { type UserType, userTypes } from '#shared/users/types.ts';
import { MINUTE } from '#shared/time.ts';
import { type TestSiteName, testSites } from '#test/harness/test-sites.ts';
import { signInTestUser } from '#test/harness/test-user.ts';
import { allPermissions } from '#shared/permissions/catalogue.ts';
import type { Asked } from '#shared/permissions/holds.ts';
import { sampleRequests } from '#infra/openapi/samples.ts';
import { declaredFields } from './declared-fields.ts';
import type { Askers, StaffKind } from './kept-sessions.ts';

/** What a case sends beside the call's sample request. */
export interface Sent {
  site: TestSiteName;
  as?: { token: string };
  headers?: Record<string, string | undefined>;
  rawBody?: string;
  /** Fields added to the sample. */
  extra?: Record<string, unknown>;
}

/** A kind of asker or of request, and what its contract says must come of it. */
export interface AccessCase {
  title: string;
  /** False where the case says nothing about the call. */
  applies?(call: Call): boolean;
  send(askers: Askers, call: Call): Promise<Sent>;
  /** The one refusal that must come, or `passes`: anything but a refusal of access, of the request, or a defect. */
  expected(call: Call): FailureCode | 'passes';
}

const isUserCall = (call: Call) => call.actor === 'user';
const isPost = (call: Call) => call.method === 'POST';
/** The first user type the contract lets in. */
const permitted = (call: Call): UserType => call.access.userTypes?.[0] ?? 'retail';
const notSignedIn = (call: Call): FailureCode | 'passes' => (isUserCall(call) ? 'NOT_SIGNED_IN' : 'passes');
/** Whoever brings a session that is over is no visitor where the answer depends on who asks. */
const sessionOver = (call: Call): FailureCode | 'passes' => (call.access.locked ? 'NOT_SIGNED_IN' : notSignedIn(call));
const defaults: ReadonlySet<string> = new Set(
  allPermissions.filter(({ defaultAllowed }) => defaultAllowed).map(({ id }) => id),
);
/** Calls whose permission goes by what the request names; their handlers ask for it (test/exports/rights.test.ts). */
const askedByRequest = new Set(['exports/start-export']);
/** What a call asks of staff for its sample request. */
const askedFor = ({ name, access: { permission, permissionBy } }: Call): Asked | undefined =>
  permission ?? permissionBy?.asks[String(sampleRequests[name]?.[permissionBy.field])];
/** Whether a member of staff without a group may make the call. */
const isUsual = (call: Call) => {
  const asked = askedFor(call);
  return !askedByRequest.has(call.name) && (!asked || defaults.has(asked));
};
/** Where a call is staff's and not everybody's of them, a super admin. */
const asPermitted = (askers: Askers, call: Call) =>
  permitted(call) === 'staff' && !isUsual(call)
    ? askers.staff('sarathi', 'superAdmin')
    : askers.session('sarathi', permitted(call));
const bodyWith =
  (sent: Omit<Sent, 'site' | 'as'>): AccessCase['send'] =>
  async (askers, call) => ({ site: 'sarathi', as: await asPermitted(askers, call), ...sent });

/** Calls of a company's owner alone; those that name a colleague answer that there is none before they look at who asks. */
const ownersCalls = new Set([
  'users/company/create-colleague',
  'users/company/get-colleagues',
  'files/start-upload',
  'users/company/set-agency-logo',
  'users/company/save-billing-details',
  'keys/create-key',
  'keys/get-keys',
]);

/** Fields that decide about money and power; a client that sends one its contract does not declare is refused. */
const tempting = {
  site: 'gulf',
  siteId: 'gulf',
  role: 'admin',
  userType: 'staff',
  isSuperAdmin: true,
  owner: 'LE#OTHER',
  balance: 1_000_000,
  price: 1,
  totalPayable: 1,
  currency: 'ZZZ',
  unheardOf: 1,
};

const letsIn = ({ actor, access }: Call, type: UserType): boolean =>
  actor !== 'user' || !access.userTypes || access.userTypes.includes(type);

const byUserType: AccessCase[] = userTypes.map((type) => ({
  title: `a ${type} user`,
  // The site's own staff user is its super admin.
  send: async (askers) => ({
    site: 'sarathi',
    as: await (type === 'staff' ? askers.staff('sarathi', 'ungrouped') : askers.session('sarathi', type)),
  }),
  expected: (call) => (letsIn(call, type) && (type !== 'staff' || isUsual(call)) ? 'passes' : 'FORBIDDEN'),
}));

/** Members of staff where a permission is asked of them: one who holds none of them, one of a group that grants all. */
const byPermission: AccessCase[] = (
  [
    ['a member of staff whose group grants nothing', 'without', () => 'FORBIDDEN'],
    [
      'a member of staff whose group grants everything',
      'granted',
      (call) => (askedFor(call) === 'superAdmin' ? 'FORBIDDEN' : 'passes'),
    ],
    ['a super admin', 'superAdmin', () => 'passes'],
  ] as [string, StaffKind, AccessCase['expected']][]
).map(([title, kind, expected]) => ({
  title,
  // For what everybody of staff may by default, the case of a staff user has asked before: one that is refused is enough.
  applies: (call) => askedFor(call) !== undefined && letsIn(call, 'staff') && (kind === 'without' || !isUsual(call)),
  send: async (askers) => ({ site: 'sarathi', as: await askers.staff('sarathi', kind) }),
  expected,
}));

const byTempting: AccessCase[] = Object.entries(tempting).map(([field, value]) => ({
  title: `a body with the undeclared field ${field}`,
  applies: (call) => !declaredFields(call.request).has(field),
  send: bodyWith({ extra: { [field]: value } }),
  expected: () => 'VALIDATION',
}));

export const accessCases: AccessCase[] = [
  { title: 'a visitor', send: async () => ({ site: 'sarathi' }), expected: notSignedIn },
  ...byUserType,
  ...byPermission,
  {
    title: "an agency's owner",
    applies: ({ access }) => access.userTypes === undefined || access.userTypes.includes('travelAgent'),
    send: async (askers) => ({ site: 'sarathi', as: await askers.session('sarathi', 'travelAgent') }),
    expected: () => 'passes',
  },
  {
    title: "a colleague of an agency's owner",
    applies: ({ access }) => access.userTypes === undefined || access.userTypes.includes('travelAgent'),
    send: async (askers) => ({ site: 'sarathi', as: await askers.colleague('sarathi') }),
    expected: ({ name }) => (ownersCalls.has(name) ? 'FORBIDDEN' : 'passes'),
  },
  {
    title: 'a blocked user',
    send: async (askers, call) => ({ site: 'sarathi', as: await askers.blocked('sarathi', permitted(call)) }),
    expected: sessionOver,
  },
  {
    title: 'a user whose sessions were ended by a newer epoch',
    send: async ({ world }, call) => ({
      site: 'sarathi',
      as: {
        token: await signInTestUser('sarathi', { ...world.user('sarathi', permitted(call)).item, sessionEpoch: 0 }),
      },
    }),
    expected: sessionOver,
  },
  {
    title: 'an expired session',
    send: async ({ world }, call) => ({
      site: 'sarathi',
      as: { token: await signInTestUser('sarathi', world.user('sarathi', permitted(call)).item, { lasting: -MINUTE }) },
    }),
    expected: sessionOver,
  },
  {
    title: "another site's user",
    send: async (askers, call) => ({ site: 'sarathi', as: await askers.session('gulf', permitted(call)) }),
    expected: sessionOver,
  },
  {
    title: 'a forged token',
    send: async ({ world }, call) => ({
      site: 'sarathi',
      as: { token: `${world.user('sarathi', permitted(call)).item.userId}.${'0'.repeat(64)}` },
    }),
    expected: sessionOver,
  },
  {
    title: "a user with another user's token half",
    send: async (askers, call) => {
      const { token } = await asPermitted(askers, call);
      return {
        site: 'sarathi',
        as: { token: `${askers.world.user('sarathi', 'staff').item.userId}X.${token.split('.')[1]!}` },
      };
    },
    expected: sessionOver,
  },
  {
    title: 'a key that may read',
    send: async (askers) => ({ site: 'sarathi', as: await askers.key('sarathi', 'read') }),
    expected: ({ access }) => (access.byKey === 'read' ? 'passes' : 'FORBIDDEN'),
  },
  {
    title: 'a key that may sell',
    send: async (askers) => ({ site: 'sarathi', as: await askers.key('sarathi', 'sell') }),
    expected: ({ access }) => (access.byKey ? 'passes' : 'FORBIDDEN'),
  },
  {
    title: 'a key that was ended',
    send: async (askers) => ({ site: 'sarathi', as: await askers.key('sarathi', 'sell', 'ended') }),
    expected: sessionOver,
  },
  {
    title: "another site's key",
    send: async (askers) => ({ site: 'sarathi', as: await askers.key('gulf', 'sell') }),
    expected: sessionOver,
  },
  {
    title: 'a key in a cookie',
    send: async (askers) => ({
      site: 'sarathi',
      headers: {
        origin: testSites.sarathi.origin,
        cookie: `__Host-portolan=${(await askers.key('sarathi', 'sell')).token}`,
      },
    }),
    expected: sessionOver,
  },
  {
    title: 'a site-id of another site',
    send: bodyWith({ headers: { 'site-id': 'gulf' } }),
    expected: () => 'UNKNOWN_SITE',
  },
  {
    title: 'a domain nobody serves',
    send: bodyWith({ headers: { 'x-site-host': 'nobody.localhost' } }),
    expected: () => 'UNKNOWN_SITE',
  },
  {
    title: "a staff-id of somebody else's",
    send: bodyWith({ headers: { 'staff-id': 'SOMEBODYELSE' } }),
    expected: () => 'FORBIDDEN',
  },
  {
    title: "a page of another tenant's",
    applies: ({ method }) => method !== 'GET',
    send: bodyWith({ headers: { origin: testSites.gulf.origin } }),
    expected: () => 'FOREIGN_ORIGIN',
  },
  {
    title: 'a session cookie without an Origin',
    applies: ({ method }) => method !== 'GET',
    send: async (askers, call) => ({
      site: 'sarathi',
      headers: { origin: undefined, cookie: `__Host-portolan=${(await asPermitted(askers, call)).token}` },
    }),
    expected: () => 'FOREIGN_ORIGIN',
  },
  {
    title: 'a form post',
    applies: isPost,
    send: bodyWith({ headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    expected: () => 'UNSUPPORTED_MEDIA_TYPE',
  },
  {
    title: 'a text body',
    applies: isPost,
    send: bodyWith({ headers: { 'content-type': 'text/plain' } }),
    expected: () => 'UNSUPPORTED_MEDIA_TYPE',
  },
  { title: 'malformed JSON', applies: isPost, send: bodyWith({ rawBody: '{"a":' }), expected: () => 'BAD_REQUEST' },
  { title: 'an array for a body', applies: isPost, send: bodyWith({ rawBody: '[]' }), expected: () => 'BAD_REQUEST' },
  {
    title: 'an oversized body',
    applies: isPost,
    send: bodyWith({ rawBody: JSON.stringify({ a: 'x'.repeat(260 * 1024) }) }),
    expected: () => 'BODY_TOO_LARGE',
  },
  ...byTempting,
  {
    title: 'a site without the module',
    applies: ({ access }) => access.module !== undefined && !testSites.quiet.head.modules.includes(access.module),
    send: async (askers, call) => ({ site: 'quiet', as: await askers.session('quiet', permitted(call)) }),
    expected: () => 'MODULE_OFF',
  },
  {
    title: "staff of a partner's site, where only the platform's may",
    applies: ({ access }) => access.platformOnly === true,
    send: async (askers) => ({ site: 'gulf', as: await askers.session('gulf', 'staff') }),
    expected: () => 'FORBIDDEN',
  },
  {
    title: 'a visitor of a locked site',
    applies: ({ access }) => access.module === undefined || testSites.quiet.head.modules.includes(access.module),
    send: async () => ({ site: 'quiet' }),
    expected: (call) => (isUserCall(call) || call.access.locked ? 'NOT_SIGNED_IN' : 'passes'),
  },
];
