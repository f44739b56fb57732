import { useState } from 'react';
import { useMay } from '#web/app/session/permissions.ts';
import { Button } from '#web/ui/button.tsx';
import ExplainedPrice, { type AskedPrice } from './explained-price.tsx';

/** Why a price is what it is, unfolded where it stands: inside what is a dialog already. For staff who may see rules. */
export default function WhyPriceFolded({ asked }: { asked: AskedPrice }) {
  const maySee = useMay('markups.view');
  const [isOpen, setOpen] = useState(false);
  if (!maySee) return null;
  return isOpen ? (
    <section aria-label="Why this price">
      <ExplainedPrice asked={asked} />
    </section>
  ) : (
    <Button onClick={() => setOpen(true)}>Why this price</Button>
  );
}
