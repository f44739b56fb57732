import { useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useMay } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import type { AskedPrice } from './explained-price.tsx';

const WhyPriceDialog = lazyPart(() => import('./why-price-dialog.tsx'));

/** Opens why a price is what it is; for staff who may see rules, and nothing for everybody else. */
export default function WhyPriceButton({ asked }: { asked: AskedPrice }) {
  const isStaff = useUser()?.userType === 'staff';
  const maySee = useMay('markups.view');
  const [isOpen, setOpen] = useState(false);
  if (!isStaff || !maySee) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Why this price</Button>
      {isOpen && <WhyPriceDialog asked={asked} onClose={() => setOpen(false)} />}
    </>
  );
}
