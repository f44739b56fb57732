/**
 * Who opens an account on a site: `open`, anybody; `approval`, anybody, and staff approve each account before it orders;
 * `closed`, staff alone.
 */
export const signUps = ['open', 'approval', 'closed'] as const;
export type SignUp = (typeof signUps)[number];
