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
  /** The airline cancelled it, and its money is not settled: of what else is cancelled there is nothing to ask for. */
  isRefundDue: boolean;
  className?: string;
}

/** Opens the form, of a booking that something can be asked for. */
export function ChangeButton({ bookingId, statusId, isTicketed, isRefundDue, ...look }: Props) {
  const mayAsk = useMay('changes.ask');
  const [isOpen, setOpen] = useState(false);
  const canBeAsked =
    isTicketed && (statusId === BookingStatus.Ticketed || (statusId === BookingStatus.Cancelled && isRefundDue));
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
