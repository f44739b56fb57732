/** Whether an address asks for a page as somebody without an account sees it: `?as=client`. */
export const isAsClient = (search: string): boolean => new URLSearchParams(search).get('as') === 'client';
