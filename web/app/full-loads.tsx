import type { ComponentProps } from 'react';

export { generatePath } from 'react-router';

/**
 * In place of the router on a page with an entry of its own (`vite.config.ts`): all other pages are another document,
 * so that what leads there is a link and nothing more.
 */
export const useHref = (to: string): string => `/app${to}`;
export const useLinkClickHandler = () => undefined;

export function Link({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) {
  return (
    <a {...rest} href={useHref(to)}>
      {children}
    </a>
  );
}
