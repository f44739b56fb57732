import { useState } from 'react';
import { BookingStatus } from '#shared/bookings/model.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const ChangeDialog = lazyPart(() => import('./change-dialog.tsx'));

interface Props extends Pick<ButtonLook, 'appearance'> {
  bookingId: string;
  statusId: number;
  /** Whether it was ever ticketed: nothing is asked for of one that was not. */
  isTicketed: boolean;
  className?: string;
}

/** Opens the form, of a booking that something can be asked for. */
export function ChangeButton({ bookingId, statusId, isTicketed, ...look }: Props) {
  const mayAsk = useMay('changes.ask');
  const [isOpen, setOpen] = useState(false);
  const canBeAsked = isTicketed && (statusId === BookingStatus.Ticketed || statusId === BookingStatus.Cancelled);
  if (!mayAsk || !canBeAsked) return null;
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        Change Request
      </Button>
      {isOpen && <ChangeDialog bookingId={bookingId} onClose={() => setOpen(false)} />}
    </>
  );
}
