/**
 * What a due task names; all of it stands in the due index, so a sweep needs no further read to begin. A task can be about
 * anything: each kind of work has a runner by `name` (tasks.ts).
 */
export interface TaskSubject {
  site: string;
  /** Id of what it is about, never empty: tasks are spread by it. */
  reference: string;
  /** What that is: `order`, `payment`, `mail` … */
  name: string;
}

/** A task about a job, `reference`. */
export interface JobSubject extends TaskSubject {
  name: 'job';
  /** Who asked for it: its row is theirs. */
  userId: string;
}

/** A task about an order, `reference`. */
export interface OrderSubject extends TaskSubject {
  name: 'order' | 'payment' | 'hold';
  orderId: string;
  /** What the order pays for: the booking, for a flight's. */
  bookingId: string;
  /** REFUND of a payment that lost: that payment. */
  payment?: { gateway: string; paymentId: string; minor: number; currency: string };
}
