/** Changes with every word of the terms: what was accepted is accepted in this version alone. */
export const TERMS_VERSION = '2026-11';

/** The platform's terms for sites that supply others, as HTML of its own. */
export const supplierTerms = [
  '<h2>What you offer</h2><p>Other sites of this platform may ask to sell your inventory under their own brand and at their own price. You decide on each request, and can suspend a site at any time. What was paid before that is completed.</p>',
  '<h2>Prices and payment</h2><p>You set the price that each site pays, by its markup group. Every sale is paid from a wallet that the site keeps with you. You decide how much credit it has.</p>',
  '<h2>Service</h2><p>You issue, change and refund what was sold through you in the same way as your own sales. You deal with the site that sold it. Its customers are its own: you do not contact them.</p>',
  '<h2>Data</h2><p>You receive the passenger details that the booking needs, and use them for nothing else. Neither site sees the other’s prices, customers or reports.</p>',
  '<h2>Ending</h2><p>You can ask the platform to take you out of the directory at any time. The platform can do so where these terms are not kept. Existing links stay until you suspend them.</p>',
].join('');
