import { useState } from 'react';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTicketDetail } from '#shared/bookings/get-ticket-detail.ts';
import type { TicketDocument } from '#shared/bookings/ticket.ts';
import { type TicketFare, withOtherAdditions } from '#shared/bookings/ticket-fare.ts';
import { updateBookingDetails } from '#shared/bookings/update-booking-details.ts';
import { exponentOf, toMajor, toMinor } from '#shared/money.ts';
import { useAction } from '#web/api/use-action.ts';
import { queryClient } from '#web/app/query-client.ts';

export interface Additions {
  /** Which of the two is being edited. */
  editing: { markup: boolean; discount: boolean };
  txnFee: string;
  discount: string;
  isMerged: boolean;
  errors: { txnFee?: string; discount?: string };
  isSaving: boolean;
  setTxnFee(text: string): void;
  setDiscount(text: string): void;
  setMerged(isMerged: boolean): void;
  /** The price as it would be with what is written; as it is while nothing can be made of it. */
  preview: TicketFare | null;
  begin(what: 'markup' | 'discount'): void;
  save(): void;
  cancel(): void;
}

const AMOUNT = /^\d{1,9}(\.\d{1,3})?$/;

/** The state of editing a ticket's Txn Fee and Discount. */
export function useAdditions(ticket: TicketDocument): Additions {
  const { currency, additions, fare } = ticket;
  const inWords = (minor: number) => (minor ? toMajor(minor, currency).toFixed(exponentOf(currency)) : '');
  const [editing, setEditing] = useState({ markup: false, discount: false });
  const [txnFee, setTxnFee] = useState('');
  const [discount, setDiscount] = useState('');
  const [isMerged, setMerged] = useState(false);
  const [errors, setErrors] = useState<Additions['errors']>({});
  const update = useAction(updateBookingDetails, { invalidates: [getTicketDetail, getBookingDetails] });
  const isEditing = editing.markup || editing.discount;

  const begin = (what: 'markup' | 'discount') => {
    if (!isEditing) {
      setTxnFee(inWords(additions?.txnFee ?? 0));
      setDiscount(inWords(additions?.discount ?? 0));
      setMerged(fare?.userMergeTxnFeeTaxes ?? false);
    }
    setEditing({ ...editing, [what]: true });
  };
  const cancel = () => {
    setEditing({ markup: false, discount: false });
    setErrors({});
  };
  const save = async () => {
    const wrong = (text: string) =>
      text.trim() === '' || AMOUNT.test(text.trim()) ? undefined : 'Please enter an amount of zero or more.';
    const found = { txnFee: wrong(txnFee), discount: wrong(discount) };
    setErrors(found);
    if (found.txnFee || found.discount) return;
    const minor = (text: string) => toMinor(Number(text.trim() || 0), currency);
    const answer = await update.mutateAsync({
      bookingId: ticket.bookingId,
      currency,
      txnFee: minor(txnFee),
      discount: minor(discount),
      userMergeTxnFeeTaxes: isMerged,
    });
    if (!answer.ok) return setErrors(answer.errors ?? {});
    // What was answered stands at once: read again, the ticket would show the old total for as long as that takes.
    const saved = { fare: answer.value.fare, additions: { txnFee: minor(txnFee), discount: minor(discount) } };
    queryClient.setQueriesData<TicketDocument>({ queryKey: [getTicketDetail.name] }, (shown) =>
      shown?.bookingId === ticket.bookingId ? { ...shown, ...saved } : shown,
    );
    cancel();
  };
  const previewOf = (shown: TicketFare, now: { txnFee: number; discount: number }): TicketFare => {
    const written = [txnFee, discount].map((text) => text.trim() || '0');
    if (!written.every((text) => AMOUNT.test(text))) return shown;
    const [nextFee = 0, nextDiscount = 0] = written.map((text) => toMinor(Number(text), currency));
    return withOtherAdditions(shown, now, { txnFee: nextFee, discount: nextDiscount, isMerged });
  };
  return {
    editing,
    txnFee,
    discount,
    isMerged,
    errors,
    isSaving: update.isPending,
    setTxnFee,
    setDiscount,
    setMerged,
    preview: fare && additions && isEditing ? previewOf(fare, additions) : fare,
    begin,
    save: () => void save(),
    cancel,
  };
}
