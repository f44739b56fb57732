import { REQUESTS_A_WINDOW, SIGN_INS_A_WINDOW } from '#infra/aws/edge/firewall-rules.ts';
import { USUAL_LIMITS } from '#shared/keys/limits.ts';

const whole = new Intl.NumberFormat('en-US');
/** What a client may do how often: what, how much, counted per whom. */
export const limits: readonly (readonly [what: string, most: string, per: string])[] = [
  ['All requests', `${whole.format(REQUESTS_A_WINDOW)} in 5 minutes`, 'per network address'],
  ['login, signup, forgetPassword and generatePassword', `${SIGN_INS_A_WINDOW} in 5 minutes`, 'per network address'],
  ['login', '300 in 10 minutes', 'per network address and site'],
  ['login after ten wrong passwords in a row', 'a pause of 1 second, doubling to 15 minutes', 'per address of mail'],
  ['signup and forgetPassword: mails', '60 an hour', 'per network address and site'],
  ['forgetPassword: mails', '5 an hour', 'per account'],
  ['search', '180 new questions a minute; answers from store are free', 'per user, or a visitor’s network address'],
  [
    'getFlightPrice',
    '60 months of a route asked anew a minute; others are free',
    'per user, or a visitor’s network address',
  ],
  ['getTicketDetail by booking id and PNR', '60 an hour', 'per booking'],
  ['sendEmailForWl', '30 an hour', 'per user'],
  ['saved travellers', '200 in all', 'per user'],
  ['a request’s body', '256 KB', 'per request'],
  [
    'calls by a key, unless the site has agreed to others',
    `${USUAL_LIMITS.perSecond} a second, ${whole.format(USUAL_LIMITS.perDay)} a day of the site’s`,
    'per key',
  ],
];
