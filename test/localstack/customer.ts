import { DEMO_PASSWORD } from '#infra/local/seed/accounts.ts';
import type { Envelope } from '#shared/contract.ts';
import { randomId } from '#shared/ids.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningStack } from './deployed.ts';

type Json = Record<string, unknown>;
export type Answer = Envelope<Json> & { status: number };

const DAY = 24 * 60 * 60 * 1000;

/** One customer of a demo site, at the REST API as the edge would reach it. */
export class Customer {
  private token = '';

  constructor(
    private readonly stack: RunningStack,
    readonly site: string,
  ) {}

  /** The page of a path, or a call's raw answer. */
  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const { originSecret } = this.stack;
    const host = `${this.site}.localhost`;
    return fetch(this.stack.api + path, {
      ...init,
      headers: {
        'x-site-host': host,
        'x-site-origin': `https://${host}`,
        'x-origin-secret': originSecret,
        ...(this.token && { 'auth-token': this.token }),
        ...(init.headers as Record<string, string>),
      },
    });
  }

  async post(path: string, body: Json = {}): Promise<Answer> {
    const answer = await this.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, ...((await answer.json()) as Envelope<Json>) };
  }

  /** What a call that must succeed answers. */
  async want(path: string, body: Json = {}): Promise<Json> {
    const answer = await this.post(path, body);
    if (!answer.success)
      throw new Error(
        `${path} answered ${answer.status} ${answer.errorCode}: ${answer.errorMessage} ${JSON.stringify(answer.errors ?? '')}`,
      );
    return answer.result!;
  }

  /** As one of the site's demo accounts. */
  signIn(account: string): Promise<Json> {
    return this.signInAs(`${account}@${this.site}.example`, DEMO_PASSWORD);
  }

  /** As a program, by its key. */
  comeBy(key: string): void {
    this.token = key;
  }

  async signInAs(email: string, password: string): Promise<Json> {
    const signedIn = await this.want('/api/wl/user/login', { email, password });
    this.token = signedIn.sessionId as string;
    return signedIn.user as Json;
  }

  /**
   * Searches, quotes and orders a one-way DEL-BOM for one adult; the last name tells the sandbox supplier what to do.
   */
  async order(lastName: string): Promise<{ orderId: string; bookingId: string }> {
    const searchId = randomId();
    const day = new Date(Date.now() + 40 * DAY).toISOString().slice(0, 10);
    const search = {
      searchId,
      source: 'sandbox-lcc',
      JourneyType: 1,
      segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: day }],
      adultCount: 1,
      childCount: 0,
      infantCount: 0,
    };
    const { offers, traceId } = (await this.want('/flightApi/api/search', search)) as {
      offers: { resultIndex: string }[];
      traceId: string;
    };
    const quote = await this.want('/flightApi/api/fareQuote', { traceId, resultIndex: offers[0]!.resultIndex });
    const passengers = [
      {
        title: 'Ms',
        firstName: 'Asha',
        lastName,
        paxType: 1,
        gender: 2,
        dateOfBirth: '1990-05-01',
        email: 'asha@traveller.example',
        phoneCode: '+91',
        mobileNo: '9810012345',
        nationality: 'IN',
        passportNo: 'Z1234567',
        passportExpiry: '2034-01-01',
        passportIssueDate: '2024-01-02',
        passportIssueCountryCode: 'IN',
        pan: 'ABCPM1234K',
        addressLine1: 'Marine Drive',
        city: 'Kochi',
        countryCode: 'IN',
      },
    ];
    const checked = (await this.want('/flightApi/api/validateBooking', { quoteId: quote.quoteId, passengers })) as {
      currency: string;
      fareDetailResult: { totalPayable: number };
    };
    const made = await this.want('/flightApi/api/setFlightDetails', {
      searchId,
      quoteId: quote.quoteId,
      passengers,
      currency: checked.currency,
      totalPayable: checked.fareDetailResult.totalPayable,
    });
    return { orderId: made.orderId as string, bookingId: made.bookingId as string };
  }

  async buy(lastName: string): Promise<{ orderId: string; bookingId: string }> {
    const order = await this.order(lastName);
    await this.want('/flightApi/api/payments/payFromWallet', { orderId: order.orderId });
    return order;
  }

  getOrder(orderId: string): Promise<Json> {
    return this.want('/flightApi/api/payments/getOrder', { orderId });
  }

  /** Follows an order until it says what is asked of it. Throws with its last word when that takes too long. */
  async follow(orderId: string, isThere: (order: Json) => boolean, seconds: number): Promise<Json> {
    for (const until = Date.now() + seconds * 1000; ; await pause(500)) {
      const order = await this.getOrder(orderId);
      if (isThere(order)) return order;
      if (Date.now() > until)
        throw new Error(`after ${seconds} s the order is ${String(order.state)}: ${JSON.stringify(order.steps)}`);
    }
  }
}
