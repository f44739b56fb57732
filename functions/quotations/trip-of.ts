import type { KartItem } from './model.ts';

/** What a copy or an earlier version says of the head: the trip and its charges, nothing of what was sent, paid or confirmed. */
export const tripOf = (head: KartItem) => ({
  ...{ kartName: head.kartName, adults: head.adults, child: head.child, infant: head.infant },
  ...{ arrivalDate: head.arrivalDate, noOfDays: head.noOfDays, noOfNights: head.noOfNights },
  ...{ quoteValidyInDays: head.quoteValidyInDays, serviceCharge: head.serviceCharge },
  ...{ remittanceCharge: head.remittanceCharge, discount: head.discount, deposit: head.deposit },
  ...{ priceBreakup: head.priceBreakup, isAgentBranding: head.isAgentBranding },
  ...{ remark: head.remark, remarkForCustomer: head.remarkForCustomer, internalRemark: head.internalRemark },
});
