import { paths, toPath } from '#web/app/paths.ts';
import type { PaidProps } from './order-kind.ts';
import { PayPage } from './pay-page.tsx';

/** A part of a quotation, to be paid by its customer or by staff for them. */
export default function KartToPay({ order, heardAt }: PaidProps) {
  const { remark, customer, bookingId } = order;
  return (
    <PayPage
      order={order}
      heardAt={heardAt}
      heading={customer ? `Pay for ${customer.name}` : 'Pay for your quotation'}
      lead={`${remark}.`}
      agrees={customer ? 'Paying accepts the quotation for the customer.' : 'By paying you accept the quotation.'}
      late="Open the quotation to pay."
      back={
        customer
          ? { to: toPath(paths.staffKartOne, { kartId: bookingId }), label: 'Open the quotation' }
          : { to: paths.payments, label: 'Open my payments' }
      }
    />
  );
}
