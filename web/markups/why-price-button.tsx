import { Suspense, useState } from 'react';
import { holds } from '#shared/permissions/holds.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useHolder } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import type { AskedPrice } from './explained-price.tsx';

const WhyPriceDialog = lazyPart(() => import('./why-price-dialog.tsx'));

/** Opens why a price is what it is; for staff who may see rules, and nothing for everybody else. */
export default function WhyPriceButton({ asked }: { asked: AskedPrice }) {
  const isStaff = useUser()?.userType === 'staff';
  const holder = useHolder();
  const [isOpen, setOpen] = useState(false);
  if (!isStaff || !holder || !holds(holder, 'markups.view')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Why this price</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <WhyPriceDialog asked={asked} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
