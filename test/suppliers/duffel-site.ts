import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { BookingItem } from '#functions/bookings/model.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { clock } from '#functions/clock.ts';
import { config } from '#functions/runtime/config.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { type RunningFake, runDuffelFake } from '#infra/local/duffel-fake/server.ts';
import type { Told } from '#infra/local/fakes/fake-server.ts';
import { duffelWebhook } from '#shared/flights/duffel-webhook.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import type { SecretName } from '#shared/site/parts/secrets.ts';
import { DAY, instant } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { World } from '#test/harness/use-world.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { asking } from '#test/permissions/group-steps.ts';
import { partOf, settingsFor } from '#test/site/settings-steps.ts';
import { TOKEN } from './ask-duffel.ts';
import { buyFlight } from './buy-flight.ts';
import { storedRow } from '#test/harness/stored-row.ts';

export const WEBHOOK_SECRET = 'webhook-secret-of-sarathi';
const site = 'sarathi' as const;

/** A booking sold from Duffel's fake, and what became of it. */
export interface DuffelSale {
  orderId: string;
  bookingId: string;
}

/**
 * The Indian test site with a token and a webhook secret of Duffel's fake, and a customer with money. Webhooks go
 * nowhere by themselves: they are kept in `told`.
 */
export function useDuffelSite(world: World) {
  const told: Told[] = [];
  let running: RunningFake;
  let user: TestUser;
  let sold = 0;
  const job = () => world.job(site);
  const admin = () => world.user(site, 'staff');

  async function setSecret(name: SecretName, secret: string): Promise<void> {
    const { version } = partOf(await settingsFor(admin()), 'secrets');
    const answer = await asking(admin())(saveSettings, { part: 'secrets', version, value: { name, secret } });
    expect(answer.errorCode).toBeNull();
  }

  beforeAll(async () => {
    running = await runDuffelFake({
      currency: 'INR',
      now: () => clock.now(),
      webhook: {
        url: `http://sarathi.localhost:4400${duffelWebhook.path}`,
        secret: WEBHOOK_SECRET,
        tell: (one) => void told.push(one),
      },
    });
    config().DUFFEL_URL = running.host;
    await setSecret('duffelToken', TOKEN);
    await setSecret('duffelWebhookSecret', WEBHOOK_SECRET);
    user = await world.addUser(site, 'travelAgent');
    await fillWallet(world, user, 10_000_000_00);
  });
  afterAll(() => running.stop());
  beforeEach(() => {
    told.length = 0;
    running.fake.instead = undefined;
    running.fake.asked.length = 0;
  });

  /** Sold, paid from the wallet and led on as far as it goes. A last name may be one of the fake's triggers. */
  async function sell(lastName: string, isLCC = true): Promise<DuffelSale> {
    // Each on a day of its own: nobody is warned of being on the same flight already.
    sold += 1;
    const day = instant(Date.parse('2027-03-01') + sold * DAY).slice(0, 10);
    const fits = (offer: { isLCC: boolean }) => offer.isLCC === isLCC;
    const orderId = await buyFlight({ site, as: user, source: 'duffel', lastName, day, fits });
    const order = await getItem<{ subject: string }>(keys.order(job(), orderId));
    return { orderId, bookingId: order!.subject };
  }

  return {
    sell,
    setSecret,
    job,
    admin,
    told,
    get fake() {
      return running.fake;
    },
    get user() {
      return user;
    },
    booking: async ({ bookingId }: DuffelSale): Promise<BookingItem> => (await readBooking(job(), bookingId))!,
    orderState: async ({ orderId }: DuffelSale) =>
      (await callHttp({ site, call: getOrder, as: user, body: { orderId } })).result!.state,
    /** When the status refresh looks at it next. */
    refreshDue: async ({ bookingId }: DuffelSale) =>
      (await storedRow<{ ds: string }>(keys.bookingTask(job(), bookingId, 'REFRESH')))?.ds,
    /** How often Duffel was asked about orders. */
    looks: () =>
      running.fake.asked.filter(({ method, path }) => method === 'GET' && path.startsWith('/air/orders')).length,
  };
}

/** A webhook as it reaches the site: no session, no origin, its bytes to the letter. */
export const hear = ({ headers, body }: Pick<Told, 'headers' | 'body'>, at: TestSiteName = site) =>
  callHttp({
    site: at,
    call: duffelWebhook,
    rawBody: body,
    headers: { 'site-id': undefined, origin: undefined, 'content-type': 'application/json', ...headers },
  });
