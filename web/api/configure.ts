interface Settings {
  /** Scheme, host and port that answers the calls; the page's own. */
  origin: string;
  /** Sent as `site-id`, `staff-id` and `domain-name`: they select, never authorise. */
  siteId: string;
  staffId: string;
  domain: string;
  /** The site's, ISO 4217: of amounts that travel without a currency. */
  currency: string;
  /** Only for clients without cookies (tests): the session's token. */
  token?: string;
  /** Whether the person signed out here and the server has not heard of it: each call says so. */
  isSignedOutUnheard(): boolean;
}

let settings: Settings = {
  origin: '',
  siteId: '',
  staffId: '',
  domain: '',
  currency: '',
  isSignedOutUnheard: () => false,
};

/**
 * Says where calls go and what their headers select. Called at start, and again when somebody of staff signs in or out.
 */
export function configureApi(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
}

/** Scheme, host and port of the API. */
export const apiOrigin = (): string => settings.origin;

/** ISO 4217 code of the site's currency. */
export const siteCurrency = (): string => settings.currency;

/** The headers every request carries. */
export function selectingHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (settings.siteId) headers['site-id'] = settings.siteId;
  if (settings.staffId) headers['staff-id'] = settings.staffId;
  if (settings.domain) headers['domain-name'] = settings.domain;
  if (settings.token) headers['auth-token'] = settings.token;
  if (settings.isSignedOutUnheard()) headers['signed-out'] = '1';
  return headers;
}
