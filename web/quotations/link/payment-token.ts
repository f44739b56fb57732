/** A payment's link, kept in this tab alone: no address that a gateway is told may hold it. */
const keyOf = (orderId: string): string => `quotation-payment:${orderId}`;

/** Keeps the token of the link that a payment was begun by. */
export const keepToken = (orderId: string, token: string): void => sessionStorage.setItem(keyOf(orderId), token);

/** The token of the link that a payment was begun by in this tab; empty in another. */
export const keptToken = (orderId: string): string => sessionStorage.getItem(keyOf(orderId)) ?? '';
