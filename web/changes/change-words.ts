import type { TicketDocument } from '#shared/bookings/ticket.ts';
import type { ChangeView } from '#shared/changes/change-view.ts';
import type { ChangeState } from '#shared/changes/model.ts';
import type { StatusTone } from '#web/ui/status.tsx';

/** What can be asked for, by the name that the form's choice sends. */
export const choices = [
  { id: 'refund', label: 'Refund', RequestType: 1, CancellationType: 3 },
  { id: 'cancelled', label: 'Flight Cancelled', RequestType: 1, CancellationType: 2 },
  { id: 'partial', label: 'Partial Refund', RequestType: 2, CancellationType: 3 },
  { id: 'itinerary', label: 'Change Itinerary', RequestType: 3, CancellationType: 3 },
] as const;
export type Choice = (typeof choices)[number];
type Only = TicketDocument['may']['only'];

/** What can be asked for of a booking. */
export const choicesOf = (only: Only): readonly Choice[] =>
  choices.filter(({ id }) => !only || (only === 'cancelled' ? id === 'cancelled' : id !== 'itinerary'));

/** Why that is not everything. */
export const onlyText: Readonly<Record<NonNullable<Only>, string>> = {
  refunds: 'Other flights cannot be requested for this booking. It can be refunded, and booked again.',
  cancelled: 'A partner sold this booking. Their desk requests refunds on their own site: call them.',
};
export type ChoiceId = Choice['id'];

/** The name of what is chosen. */
export const kindName = (id: ChoiceId): string => choices.find((choice) => choice.id === id)?.label ?? '';

/** What was asked for, as the form called it. */
export const kindText = (row: Pick<ChangeView, 'RequestType' | 'CancellationType'>): string =>
  choices.find(
    ({ RequestType, CancellationType }) => RequestType === row.RequestType && CancellationType === row.CancellationType,
  )?.label ?? 'Change';

const tones: Record<ChangeState, StatusTone> = {
  Asked: 'waiting',
  ChargesSet: 'urgent',
  Accepted: 'working',
  Telling: 'working',
  Unknown: 'urgent',
  WithSupplier: 'working',
  Completed: 'done',
  Closed: 'done',
  Rejected: 'over',
  Withdrawn: 'over',
};

/** Whether a refund waits for staff, whatever became of the request. */
export const isStuck = ({ refund }: Pick<ChangeView, 'refund'>): boolean => refund?.state === 'Stuck';

export const toneOf = (row: Pick<ChangeView, 'state' | 'refund'>): StatusTone =>
  isStuck(row) ? 'urgent' : tones[row.state];

export const stateText = (row: Pick<ChangeView, 'state' | 'statusText' | 'refund'>): string =>
  isStuck(row) ? 'Refund stuck' : row.state === 'Closed' ? 'Completed' : row.statusText;

/** `Sharma, Ananya` of `SHARMA/ANANYA`, as a queue is read. */
export const nameText = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(^|[\s/-])\p{L}/gu, (letter) => letter.toUpperCase())
    .split('/')
    .filter(Boolean)
    .join(', ');

export const sectorText = (sector: string): string => sector.replace('-', ' – ');

/** The first passenger and how many more. */
export const whoText = ({ passengers: [first = '', ...more] }: Pick<ChangeView, 'passengers'>): string =>
  nameText(first) + (more.length > 0 ? ` +${more.length}` : '');
