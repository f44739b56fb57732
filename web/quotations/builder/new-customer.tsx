import { useState } from 'react';
import { useMay } from '#web/app/session/permissions.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { Values } from './pieces.ts';

const Dialog = lazyPart(() => import('./new-customer-dialog.tsx'));

/** Notes a traveller who is only a name and a phone so far as the quotation's customer; for who may make customers. */
export default function NewCustomer({ onMade }: { onMade(fields: Values): void }) {
  const mayMake = useMay('customers.create');
  const [isOpen, setOpen] = useState(false);
  if (!mayMake) return null;
  return (
    <>
      <Button appearance="subtle" icon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        New customer
      </Button>
      {isOpen && <Dialog onMade={onMade} onClose={() => setOpen(false)} />}
    </>
  );
}
