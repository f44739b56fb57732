import * as z from 'zod/mini';
import { line } from './lines.ts';

const pageTexts = z.strictObject({
  /** Title in the browser's tab and in search results; empty for the usual one. */
  title: line(70),
  /** What search results say under it; empty for the usual text. */
  description: line(200),
});

/** What search engines are told of the public pages. */
export const seoPart = z.strictObject({
  /** The flight search, which is the start. */
  search: pageTexts,
  /** Signing in. */
  login: pageTexts,
  /** Opening an account. */
  signup: pageTexts,
  /** Registering as an agent, a company or a traveller. */
  register: pageTexts,
  /** Asking for a link to set a new password. */
  forgotten: pageTexts,
  /** Terms and conditions. */
  terms: pageTexts,
  /** Privacy policy. */
  privacy: pageTexts,
  /** Cancellations and refunds. */
  cancellation: pageTexts,
});
export type SeoTexts = z.output<typeof seoPart>;
export const seoPageNames = Object.keys(seoPart.shape) as readonly (keyof SeoTexts)[];

/** The public pages by their paths inside /app. */
export const seoPages: Readonly<Record<string, keyof SeoTexts>> = {
  '': 'search',
  '/': 'search',
  '/flight': 'search',
  '/flight/search': 'search',
  '/login': 'login',
  '/flight/login': 'login',
  '/signup': 'signup',
  '/createNewUser': 'register',
  '/forgot_password': 'forgotten',
  '/terms_and_conditions': 'terms',
  '/privacy_policy': 'privacy',
  '/cancellation_return_refund_policy': 'cancellation',
};
