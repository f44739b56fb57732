/** Of an address of the sale: the number of the customer that staff book for. */
const NAME = 'customer';

/** Whom an address names; undefined for nobody, and for what is no customer's number. */
export function customerInAddress(query: URLSearchParams): number | undefined {
  const text = query.get(NAME) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** The same query for another customer; for nobody where none is given. */
export function withCustomer(query: URLSearchParams, customerId: number | undefined): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(NAME);
  if (customerId !== undefined) next.set(NAME, String(customerId));
  return next;
}

/** A path with its query, whoever it is for. */
export function withoutCustomer(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const rest = withCustomer(new URLSearchParams(query), undefined).toString();
  return rest ? `${path}?${rest}` : path;
}
