import { type FailureCode, failures } from '#shared/errors.ts';
import { USUAL_LIMITS } from '#shared/keys/limits.ts';
import { orderStates } from '#shared/payments/model.ts';
import { EXAMPLE_SITE, EXAMPLE_TOKEN } from './curl-of.ts';
import { refusal, success } from './envelope.ts';
import { codeBlock, escape, prose, table } from './html.ts';
import { limits } from './limits.ts';
import { trialHtml } from './trial.ts';

interface Chapter {
  id: string;
  title: string;
  html: string;
}

const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${prose(text)}</p>`).join('\n');
const json = (value: unknown, label: string): string => codeBlock(JSON.stringify(value, null, 2), label);

const asClient = `curl '${EXAMPLE_SITE}/api/wl/user/login' \\
  --header 'content-type: application/json' \\
  --data '{"email":"asha@example.com","password":"…"}'

curl '${EXAMPLE_SITE}/flightApi/api/getTickets' \\
  --header 'auth-token: ${EXAMPLE_TOKEN}' \\
  --header 'content-type: application/json' \\
  --data '{}'`;

const byKey = `curl '${EXAMPLE_SITE}/api/wl/user/getWlUserWalletBalance' \\
  --header 'auth-token: USERID.live_SECRET' \\
  --header 'content-type: application/json' \\
  --data '{}'`;

const asPage = `curl '${EXAMPLE_SITE}/api/wl/user/login' --cookie-jar session.txt \\
  --header 'origin: ${EXAMPLE_SITE}' \\
  --header 'content-type: application/json' \\
  --data '{"email":"asha@example.com","password":"…"}'

curl '${EXAMPLE_SITE}/flightApi/api/getTickets' --cookie session.txt \\
  --header 'origin: ${EXAMPLE_SITE}' \\
  --header 'content-type: application/json' \\
  --data '{}'`;

const headers: [string, string][] = [
  ['auth-token', 'The session’s token, or a key, for servers and apps. It counts before the cookie.'],
  ['content-type', '`application/json` with every POST; anything else is 415. A body has at most 256 KB (413).'],
  [
    'origin',
    'Scheme, host and port of the site itself. With the cookie every POST must carry it; with `auth-token` leave it out, or send the site’s own. Any other is 403 `FOREIGN_ORIGIN`. Browsers send it by themselves.',
  ],
  [
    'site-id',
    'The site’s id (`_id` of detetct). Optional: it saves a look-up. Another site’s than the domain’s is 404.',
  ],
  [
    'staff-id',
    'The signed-in staff user’s own id, or the site’s `defaultStaffId`. Optional: it selects and never authorises; any other id is 403.',
  ],
  ['idempotency-key', 'At the calls that take one: see Repeating a call.'],
];

const stateMeanings: Record<(typeof orderStates)[number], string> = {
  AWAITING_PAYMENT: 'May be paid until `expiryTime`.',
  HOLDING: 'The supplier is being asked to hold the seats; nothing is paid.',
  AWAITING_TICKETING:
    'The seats are held, without payment, and may be paid until `expiryTime`. `HELD` is a paid order whose supplier holds its seats.',
  RELEASING: 'The held seats are being given back; nothing was paid.',
  EXPIRED: 'Was not paid in time. An end.',
  SUPERSEDED: 'A newer order of the same search took its place before it was paid. An end.',
  PAID: 'Paid; the booking begins by itself.',
  BOOKING: 'The supplier is being told to book.',
  UNKNOWN: 'The supplier did not answer in time; it is asked what it did.',
  HELD: 'Seats are held, tickets not issued yet.',
  TICKETING: 'Tickets are being issued.',
  COMPLETED: 'Ticketed. An end.',
  REFUNDING: 'It could not be booked; the money is on its way back.',
  REFUNDED: 'The money is back. An end.',
};

const steps: [call: string, id: string, text: string][] = [
  ['login', 'users.session.login', 'Sign in; keep `sessionId`. Searching needs no sign-in on an open site.'],
  ['getSources', 'flights.search.get-sources', 'Learn which sources the site has.'],
  [
    'search',
    'flights.search.search-flights',
    'Ask each source in a request of its own, all under one `searchId` that you make.',
  ],
  [
    'fareQuote',
    'flights.fare-quote',
    'Confirm the chosen offer: its price now, a `quoteId`, what it asks of passengers.',
  ],
  ['getSSR', 'flights.get-ssr', 'See what baggage and meals may be bought; 400 `NO_SSR` where none are.'],
  ['validateBooking', 'flights.validate-booking', 'Check passengers and extras; learn the total with them.'],
  [
    'setFlightDetails',
    'flights.set-flight-details',
    'Make the order at that total; 402 `PRICE_CHANGED` brings the new one.',
  ],
  ['payFromWallet', 'payments.pay-from-wallet', 'Pay it within 15 minutes, or begin a payment at a gateway.'],
  ['getOrder', 'payments.get-order', 'Ask every few seconds until `isBookingInProcess` is false.'],
  ['getBookingDetails', 'bookings.get-booking-details', 'Read the ticket under the order’s `bookingId`.'],
];

const failureRows = (Object.keys(failures) as FailureCode[])
  .toSorted((a, b) => failures[a].status - failures[b].status)
  .map((code) => [String(failures[code].status), `<code>${code}</code>`, escape(failures[code].message)]);

/** What an integrator reads before the calls. */
export const chapters: Chapter[] = [
  {
    id: 'beginning',
    title: 'From search to ticket',
    html: `${paragraphs(
      'Every call goes to the domain of a partner site: the domain decides whose prices, customers and bookings are meant. Calls are made over HTTPS, bodies are JSON in UTF-8. The flight calls answer under `/api/nfs/flights/api/…` as they do under `/flightApi/api/…`.',
      'Examples stand for `https://your-site.example`; put your site’s address, ids of your own answers and days that lie ahead in their places.',
    )}<ol>${steps.map(([call, id, text]) => `<li><a href="#${id}"><code>${call}</code></a> ${prose(text)}</li>`).join('\n')}</ol>`,
  },
  {
    id: 'signing-in',
    title: 'Signing in',
    html: `${paragraphs(
      'Login answers a session’s token as `result.sessionId` and sets it as a cookie too. There are two ways to use it.',
    )}<h3>A token in a header: servers and apps</h3>${paragraphs(
      'Send the token as `auth-token`; leave cookies and `Origin` out. Keep the token as you keep a password.',
    )}${codeBlock(asClient, 'Signing in with a token')}<h3>A cookie: pages of the site itself</h3>${paragraphs(
      'The cookie `__Host-portolan` is HttpOnly, Secure and SameSite=Lax; `portolan-signed-in` stands beside it for scripts to see and proves nothing. Every POST with the cookie must carry the site’s own `Origin`: there is no CORS, so pages of other sites cannot make these calls. A GET changes nothing and needs no `Origin`.',
    )}${codeBlock(asPage, 'Signing in with a cookie')}${paragraphs(
      'A session ends 14 days after its last use, at logout, when the password changes and when staff block the user. From then on calls that need a user, and all whose answer depends on who asks, are 401 `NOT_SIGNED_IN`: sign in again. A token holds on the site it was made on and on no other.',
    )}`,
  },
  {
    id: 'programs',
    title: 'Keys for programs',
    html: `${paragraphs(
      'The owner of an agency or company makes keys under Keys of the account. A key is sent as a session’s token is, in `auth-token`, with neither cookie nor `Origin`; it acts for the company, pays from its wallet, and lasts until its last day or until somebody ends it. A site that sells what this one supplies has keys too: its staff make them when they open this site as a partner, and they act for their site, from its wallet here, while its link is live.',
    )}${codeBlock(byKey, 'A call by a key')}${paragraphs(
      'Its secret half begins with `live_`: what it sells costs money. One that begins with `test_` is for trying, as the next chapter says. It is shown once, when it is made. Keep it on a server, never in a page or in code that others read; where it was seen, end it and make another.',
      'A key that reads makes the calls of which this page says `Programs may call it with any key`; to order, pay, hold and ask for changes it must be one that sells. Every other call answers 403 `FORBIDDEN`, as it does from a network address that is not among the key’s. A key that has ended, or whose owner is blocked, is 401 `NOT_SIGNED_IN`.',
      `A key makes ${USUAL_LIMITS.perSecond} calls a second and ${USUAL_LIMITS.perDay.toLocaleString('en-IN')} a day unless the site has agreed to others. Beyond them the answer is 429 \`TOO_MANY_REQUESTS\` with \`Retry-After\` in seconds. Under Keys its owner sees what was asked, refused and booked, and the last hundred answers by the id of their request.`,
      'From search to ticket above is the whole sale: every call of it but login can be made with a key that sells. `programs.json` beside this page describes those calls alone, to make a typed client of.',
    )}`,
  },
  { id: 'trying', title: 'Trying it: test keys and the sandbox', html: trialHtml },
  {
    id: 'octo',
    title: 'Activities after OCTO',
    html: paragraphs(
      'A system that speaks OCTO (docs.octo.travel) reads activities under `/api/octo`: `supplier`, `products`, `products/{id}`, `availability` and `availability/calendar`. It sends a key as `Authorization: Bearer`; `auth-token` is taken as well. Answers come without the envelope, and failures as OCTO has them: `error` and `errorMessage`, with the id that was not found.',
      'With `Octo-Capabilities: octo/pricing` come prices, in minor units with `currencyPrecision`: `net` is what the key’s company pays, `retail` what its own customer does with its markup. A price is of the booking that `units` name, without them of one adult; it is without transfers between areas.',
      'There are no pages: at most 500 products are listed, and others answer by their ids. `availability` answers 31 days at most, its calendar 366. Bookings are made in the site’s own cart.',
    ),
  },
  {
    id: 'headers',
    title: 'Headers',
    html: table(
      ['Header', 'Meaning'],
      headers.map(([name, text]) => [`<code>${escape(name)}</code>`, prose(text)]),
    ),
  },
  {
    id: 'envelope',
    title: 'The envelope of every answer',
    html: `${paragraphs(
      'Status 200 comes with `success` true and the answer in `result`. Every other status comes with `success` false, a code in `errorCode`, and a sentence for people in `message` and `errorMessage`. Decide by the code; texts may change.',
    )}${json(success({ signedOut: true }), 'An answer')}${json(refusal('VALIDATION'), 'A failure')}${paragraphs(
      'With 400 `VALIDATION` stands `errors`: field by dotted path, with what is wrong, at most 100 of them. Fields that a call does not know are refused by name. `result` of a failure is null, except where the caller must act on something: 402 `PRICE_CHANGED` brings the new price there.',
      'What belongs to another site, customer or agency is 404, as if it were not there.',
    )}`,
  },
  {
    id: 'failures',
    title: 'Every failure',
    html: `${paragraphs(
      'A call lists which of these it may answer. `BUSY` and `WALLET_BUSY` mean that nothing was written: repeat the same request after a second, then with doubling pauses. 500 is a defect of ours; repeat it once at most.',
      'A call that takes a `version` answers 409 `CONFLICT` where another change came after the version that you read, and `result` says what stands now: put your change on top of that and send its version.',
    )}${table(['Status', 'Code', 'Text'], failureRows)}`,
  },
  {
    id: 'repeating',
    title: 'Repeating a call',
    html: paragraphs(
      'Calls that order, pay or book money take `idempotency-key`: a text of your own of at most 80 characters, e.g. a UUID, new for each thing you want done once. When the answer was lost, send the same body under the same key: within 24 hours it gets the first answer, and nothing is done twice.',
      'The key belongs to who asks and to the call. With another body it is 422 `IDEMPOTENCY_REUSED`; while the first request still runs 409 `IN_FLIGHT`. Failures are not kept: after one, the key may be used again.',
      'An order is paid once whatever keys say: a second payment is 409 `ALREADY_PAID`. `externalId` of a wallet entry is taken once, for ever.',
    ),
  },
  {
    id: 'limits',
    title: 'Limits',
    html: `${paragraphs('Beyond a limit the answer is 429 `TOO_MANY_REQUESTS`: wait for the window to end.')}${table(
      ['What', 'At most', 'Counted'],
      limits.map((row) => row.map(prose)),
    )}${paragraphs('An answer takes 29 seconds at most; a supplier that is silent for longer is 502 `SUPPLIER_TIMEOUT`.')}`,
  },
  {
    id: 'pages',
    title: 'Lists: cursors and page numbers',
    html: paragraphs(
      'Long lists come a page at a time: 25 rows, or fewer where a filter applies. `cursor` of an answer leads on: send it with the same filter. Null means that the list is over. A cursor is opaque, holds for whom and what it was made, and begins the list anew when it was changed.',
      'A filtered page may be short, or empty, and still have a cursor: a call reads a bounded amount, and `lookedBackTo` says how far it came. There are no page numbers in these calls; whoever wants them counts pages while following cursors.',
      'Short lists (reference data, travellers, gateways) come whole.',
    ),
  },
  {
    id: 'wire',
    title: 'Money, dates and names',
    html: paragraphs(
      'An `amount` is a decimal number in major units of the `currency` that stands in the same object or around it: `5236.5` with `INR` is 5,236 rupees and 50 paise. It never has more decimals than its currency (2 of most, 0 of JPY, 3 of KWD); one that has is 400. Compare amounts as decimals, not in floating point.',
      'An instant is ISO 8601 in UTC with milliseconds, e.g. `2027-02-18T09:12:44.000Z`; `holdUntil` alone counts milliseconds since 1970. A time at an airport is the wall clock there, `2027-03-12T07:20`, without offset: its IANA zone stands beside it. A day is `2027-03-12`.',
      'Countries are ISO 3166 alpha-2, currencies ISO 4217, airports and airlines IATA. Empty texts mean “none” or “not known”; null stands only where a description says so.',
      'Some names on the wire are misspelled or uneven and stay so, because clients read them: the path `/api/whitelabel/detetct`, `default_LE_GroupId` and `JourneyType` with their capitals, `isLCC` beside `isLcc`, `mealDynamic` for meals, the text “netowrk connection” of 502.',
    ),
  },
  {
    id: 'paying',
    title: 'An order’s states',
    html: `${paragraphs('An order is made by setFlightDetails, paid once, and then led to its end without you.')}${table(
      ['State', 'Meaning'],
      orderStates.map((state) => [`<code>${state}</code>`, prose(stateMeanings[state])]),
    )}`,
  },
];
