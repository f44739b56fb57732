/**
 * Whether it names one host, as DNS has it, two labels at least. A web address may hold more: `*` and `;` are letters of a
 * host to its parser, and a wildcard or the next directive to a page's policy.
 */
export const isHostName = (host: string): boolean =>
  /^(?=.{4,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/.test(host);
