import { paths } from '#web/app/paths.ts';
import type { PaidProps } from './order-kind.ts';
import { PayPage } from './pay-page.tsx';

/** A cart that was checked out, to be paid by whose it is or by staff for them. */
export default function ActivityToPay({ order, heardAt }: PaidProps) {
  const { remark, customer, bookingId } = order;
  return (
    <PayPage
      order={order}
      heardAt={heardAt}
      heading={customer ? `Pay for ${customer.name}` : 'Pay for your activities'}
      lead={`${remark}.`}
      agrees="The places are kept until the time is over."
      late="The places are free again: open the cart and duplicate it to try once more."
      back={{ to: `${paths.activityCart}?cartId=${bookingId}`, label: 'Open the cart' }}
    />
  );
}
