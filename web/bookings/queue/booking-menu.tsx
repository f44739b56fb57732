import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { MenuEntry, MenuPlace } from '#web/ui/list/menu-button.tsx';

const RowMenu = lazyPart(() => import('#web/ui/list/row-menu.tsx'));
const WhyPriceDialog = lazyPart(() => import('#web/markups/why-price-dialog.tsx'));

interface Props {
  bookingId: string;
  /** The change request that was made last; undefined while there is none. */
  lastRequest: string | undefined;
  hasInvoices: boolean;
}

/** What a booking leads to now and then, behind one button; no button where that is nothing. */
export function BookingMenu({ bookingId, lastRequest, hasInvoices }: Props) {
  const navigate = useNavigate();
  const isStaff = useUser()?.userType === 'staff';
  const maySeeInvoices = useMay('invoices.view');
  const maySeeRules = useMay('markups.view');
  const [place, setPlace] = useState<MenuPlace>();
  const [isWhyOpen, setWhyOpen] = useState(false);
  const to = (address: string) => () => void navigate(address);
  const entries: MenuEntry[] = [
    ...(lastRequest
      ? [{ label: 'Open change request', run: to(`${paths.flightChangeRequests}?open=${lastRequest}`) }]
      : []),
    ...(hasInvoices && maySeeInvoices
      ? [{ label: 'Invoices', run: to(`${paths.userInvoices}?search=${bookingId}`) }]
      : []),
    ...(isStaff && maySeeRules ? [{ label: 'Why this price', run: () => setWhyOpen(true) }] : []),
  ];
  if (!entries.length) return null;
  return (
    <>
      <Button
        appearance="subtle"
        icon={<Icon name="more" />}
        aria-label="More actions"
        title="More actions"
        aria-haspopup="menu"
        aria-expanded={place !== undefined}
        onClick={(event) => setPlace(event.currentTarget)}
      />
      {place && <RowMenu title="More actions" entries={entries} place={place} onClose={() => setPlace(undefined)} />}
      {isWhyOpen && <WhyPriceDialog asked={{ bookingId }} onClose={() => setWhyOpen(false)} />}
    </>
  );
}
