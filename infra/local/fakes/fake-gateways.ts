import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deliver, html, serveFake, type Told } from './fake-server.ts';
import {
  emptyPhonepeBooks,
  type FakePhonepeMerchant,
  type PhonepeBooks,
  type PhonepeFake,
  phonepeFake,
} from './phonepe-fake.ts';
import { emptyRazorpayBooks, type FakeMerchant, type RazorpayBooks } from './razorpay-books.ts';
import { type RazorpayFake, razorpayFake } from './razorpay-fake.ts';

export interface FakeGateways {
  endpoint: string;
  razorpay: RazorpayFake;
  phonepe: PhonepeFake;
  /** What the fakes know, to be changed by who tries what gateways may come to say. */
  books: { razorpay: RazorpayBooks; phonepe: PhonepeBooks };
  /** Answers nothing but a page that says so, as a gateway that is down. */
  setDown(isDown: boolean): void;
  /** How many requests came in. */
  asked(): number;
  /** What functions/runtime/config.ts reads of where gateways are. */
  environment: Record<'RAZORPAY_API' | 'RAZORPAY_CHECKOUT' | 'PHONEPE_API' | 'PHONEPE_IDENTITY', string>;
  stop(): Promise<void>;
}

interface Kept {
  port: number;
  razorpay: RazorpayBooks;
  phonepe: PhonepeBooks;
}

/**
 * Both outside gateways as stand-ins on a port of their own, for anybody who has no account there. `file` keeps their
 * books and their port over a restart: what was paid yesterday is still given back. `tell`: where webhooks go instead.
 */
export async function startFakeGateways({
  razorpay: merchants,
  phonepe: phonepeMerchants,
  file,
  tell = (told) => void deliver(told),
}: {
  razorpay: readonly FakeMerchant[];
  phonepe: readonly FakePhonepeMerchant[];
  file?: string;
  tell?: (told: Told) => void;
}): Promise<FakeGateways> {
  const kept: Kept =
    file && existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Kept)
      : { port: 0, razorpay: emptyRazorpayBooks(), phonepe: emptyPhonepeBooks() };
  const changed = () => {
    if (!file) return;
    writeFileSync(`${file}.new`, JSON.stringify(kept));
    renameSync(`${file}.new`, file);
  };
  const razorpay = razorpayFake(kept.razorpay, merchants, { tell, changed });
  const phonepe = phonepeFake(kept.phonepe, phonepeMerchants, {
    tell,
    changed,
    base: () => `http://127.0.0.1:${kept.port}`,
  });
  let isDown = false;
  let asked = 0;
  const server = await serveFake((request) => {
    asked += 1;
    if (isDown) return html('<!doctype html><title>Down</title><p>Back soon.</p>', 503);
    return (request.url.pathname.startsWith('/phonepe/') ? phonepe : razorpay).answer(request);
  }, kept.port);
  kept.port = server.port;
  changed();
  return {
    endpoint: server.endpoint,
    razorpay,
    phonepe,
    books: kept,
    setDown: (down) => {
      isDown = down;
    },
    asked: () => asked,
    environment: {
      RAZORPAY_API: server.endpoint,
      RAZORPAY_CHECKOUT: `${server.endpoint}/v1/checkout.js`,
      PHONEPE_API: `${server.endpoint}/phonepe/pg`,
      PHONEPE_IDENTITY: `${server.endpoint}/phonepe/identity`,
    },
    stop: server.stop,
  };
}
