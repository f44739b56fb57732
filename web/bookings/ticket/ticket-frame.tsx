import { type ReactNode, useEffect } from 'react';
import type { TicketDocument } from '#shared/bookings/ticket.ts';
import { useSignedIn } from '#web/app/session/session.ts';
import { TravellerLayout } from '#web/app/shell/traveller-layout.tsx';
import { useSite } from '#web/site/site.ts';
import { ClientFrame } from './client-frame.tsx';

interface Props {
  ticket: TicketDocument;
  /** Shown to its sender as their client sees it. */
  isClient: boolean;
  children: ReactNode;
}

/**
 * What stands around a ticket: for whoever is signed in that is there; guests read the agency alone where one sold it,
 * otherwise the site.
 */
export function TicketFrame({ ticket: { issuer, frame }, isClient, children }: Props) {
  const isSignedIn = useSignedIn();
  const { siteName, faviconImage } = useSite();
  const isAgencys = isClient || (!isSignedIn && frame === 'issuer');
  const [name, icon] = isAgencys ? [issuer.companyName, issuer.logoUrl] : [siteName, faviconImage];
  useTab(name, icon);
  if (isAgencys) return <ClientFrame issuer={issuer}>{children}</ClientFrame>;
  return isSignedIn ? children : <TravellerLayout>{children}</TravellerLayout>;
}

/** Whose name and mark the browser's tab has: the page came without. */
function useTab(name: string, icon: string): void {
  useEffect(() => {
    document.title = `E-Ticket · ${name}`;
    if (!icon) return;
    const link = document.querySelector<HTMLLinkElement>('link[rel~=icon]') ?? document.createElement('link');
    const before = link.href;
    link.rel = 'icon';
    link.href = icon;
    document.head.append(link);
    return () => {
      if (before) link.href = before;
    };
  }, [name, icon]);
}
