import type { Call } from '../contract.ts';

/** What a partner's stay at its supplier's is for: what changes nothing, and what its contract names. */
export const isForPartners = ({ method, access: { byKey, byPartner } }: Call): boolean =>
  method === 'GET' || byKey === 'read' || byPartner === true;
