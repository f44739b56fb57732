/** What the names of sources through links begin with. */
export const LINK_SOURCE = 'partner-';
