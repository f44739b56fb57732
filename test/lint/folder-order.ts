/**
 * The folders in the order in which they stand on each other: a file imports from folders above its own in this list,
 * never from one below. A room inside a folder, or a file that others stand on, may have a place of its own; what names
 * none takes its folder's. Whoever adds a folder says here what it may know.
 */
export const folderOrder = {
  shared: [
    ...words('errors.ts money.ts time.ts zone-time.ts query.ts wrong-value.ts fill-currency.ts site-currency.ts'),
    ...words(
      'version.ts one-line.ts staff-only.ts ids.ts path-pattern.ts contrast.ts reference/no-dial-code.ts phone-number.ts',
    ),
    ...words(
      'users/types.ts site/modules.ts site/site-taxes.ts permissions/catalogue.ts permissions/holds.ts payments/model.ts payments/refund-line.ts payments/refund.ts',
    ),
    ...words(
      'lists contract.ts notice.ts price-line.ts permissions users/customers/customer-number.ts reference files',
    ),
    ...words('records flights markups destination areas wallet users keys bookings invoices transfers'),
    ...words(
      'changes/model.ts changes/change-view.ts changes/change-filter.ts changes/get-change-requests.ts changes/change-sheet.ts',
    ),
    ...words(
      'quotations/lifecycle.ts quotations/link/token-field.ts quotations/kart-filter.ts quotations/kart-row.ts quotations/kart-sheet.ts',
    ),
    ...words(
      'activities/cart/lifecycle.ts activities/queue/queue-filter.ts activities/queue/queue-row.ts activities/queue/queue-sheet.ts',
    ),
    ...words('exports site payments documents changes flights/holds quotations activities partners calls.ts'),
  ],
  functions: [
    // What rows are and where they stand (isOfRows), then what knows no domain.
    ...words('clock.ts actor.ts rows runtime reference scope.ts table http/request lists tasks'),
    ...words('site notifications files permissions actors users/profile users users/company permissions/groups jobs'),
    ...words(
      'documents/paper suppliers changes/change-id.ts bookings site/settings wallet markups users/customers http keys site-page payments/refunds/refund-lines.ts changes/keys.ts changes/model.ts changes/plain.ts changes/parts-of.ts changes/writes.ts changes/task-writes.ts quotations/keys.ts quotations/model.ts quotations/plain.ts quotations/show-kart.ts quotations/row-of.ts quotations/earned-from.ts quotations/voucher/task-writes.ts quotations/writes.ts quotations/payment activities/keys.ts activities/cart/model.ts activities/cart/plain.ts activities/cart/slot-writes.ts activities/cart/expiry-writes.ts activities/cart/in-order.ts activities/cart/seen-carts.ts activities/cart/writes.ts activities/cart/store.ts activities/booked payments invoices',
    ),
    ...words(
      'wallet/statement wallet/figures flights changes invoices/compose-credit.ts invoices/write-credit.ts users/session site/partner-sites records transfers/driver-end-writes.ts destination transfers quotations activities exports documents partners',
    ),
    ...words('users/registration workers keys.ts'),
  ],
  web: [
    ...words(
      'site api files ui app flights/journey exports records markups destination areas partners site/partner-sites permissions',
    ),
    ...words(
      'settings flights/fare-rule-section.tsx wallet/entry-text.ts wallet/entry-table.tsx payments/refunds changes documents bookings transfers quotations invoices users activities keys account find app/shell app/app-routes.tsx app/app.tsx payments/returned-text.ts flights payments wallet app/pages',
    ),
    ...words('app/main.tsx app/driver.tsx'),
  ],
} as const;

/** A room that stands in a folder of its own, because its calls, screens and tests do: what it may know is its domain's. */
export const roomOf: Readonly<Record<string, string>> = { 'functions/areas': 'functions/destination' };

/** The imports that go down all the same, each with its reason. At most ten. */
export const named: Readonly<Record<string, string>> = {
  'functions/bookings/show-desk.ts -> functions/payments/store.ts':
    'the desk of a booking says what its order waits for, in one answer',
  'functions/files/may-upload.ts -> functions/users/company/own-company.ts':
    'who may send a picture of a company is asked before it is sent',
  'functions/notifications/deliver-due-mail.ts -> functions/bookings/store.ts':
    'a mail that cannot arrive is said on the booking that it is about',
  'functions/notifications/deliver-due-mail.ts -> functions/bookings/ticket-writes.ts': 'the same',
  'shared/exports/lists.ts -> shared/payments/gateways/transaction-sheet.ts': 'payments stand on what exports know',
  'web/bookings/queue/booking-card.tsx -> web/users/customers/customer-dialog.tsx': 'a ticket opens its customer',
  'web/bookings/ticket/ticket-frame.tsx -> web/app/shell/traveller-layout.tsx':
    'a ticket stands in the frame of whoever looks at it',
  'web/payments/gateways/transactions/settle-refund-dialog.tsx -> web/wallet/use-statement.ts':
    'a refund that was settled changes the statement on the screen',
  'web/payments/top-up-order.ts -> web/wallet/top-up-paid.tsx': 'each kind of order says what stands on its page',
  'web/users/signup-page.tsx -> web/flights/booking/passengers/sign-up-on-the-way.tsx':
    'who signs up while booking is led back to the passengers',
};

function words(list: string): string[] {
  return list.split(' ');
}
