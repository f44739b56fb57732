import type { FieldGroup } from './fields.ts';

/** The head is a piece beside the lines, under this id. */
export const HEAD = 'head';

/** What a quotation is saved by: until all of it is there it waits in the browser. */
export const neededOfHead = ['customerId', 'kartName', 'adults', 'arrivalDate', 'noOfDays', 'noOfNights'] as const;

/** The trip and whose it is. */
export const tripFields: readonly FieldGroup[] = [
  {
    fields: [
      { name: 'customerId', label: 'Customer', as: 'find', of: 'customer', nameIn: 'customerName', required: true },
      { name: 'kartName', label: 'Kart name', as: 'text', maxLength: 120, required: true, isWide: true },
      { name: 'adults', label: 'Adults', as: 'count' },
      { name: 'child', label: 'Children', as: 'count' },
      { name: 'infant', label: 'Infants', as: 'count' },
      { name: 'arrivalDate', label: 'Arrival date', as: 'day' },
      { name: 'noOfDays', label: 'Days', as: 'count', hint: 'At most 90' },
      { name: 'noOfNights', label: 'Nights', as: 'count', hint: 'At most 90' },
    ],
  },
];

/** Charges, what the customer sees of the price, payment and remarks. */
export const chargeFields: readonly FieldGroup[] = [
  {
    heading: 'Price',
    fields: [
      {
        name: 'priceBreakup',
        label: 'Price breakup',
        as: 'choice',
        options: [
          ['full', 'Full: every line'],
          ['partial', 'Partial: section subtotals'],
          ['none', 'None: the total'],
          ['noprice', 'No price'],
        ],
      },
      { name: 'serviceCharge', label: 'Service charge', as: 'amount' },
      { name: 'remittanceCharge', label: 'Remittance charge', as: 'amount' },
      { name: 'discount', label: 'Discount', as: 'amount' },
      { name: 'quoteValidyInDays', label: 'Valid for, days', as: 'count' },
      { name: 'isAgentBranding', label: 'Agent branding', as: 'tick' },
    ],
  },
  {
    heading: 'Payment',
    fields: [
      { name: 'paymentDeadline', label: 'Payment deadline', as: 'day' },
      { name: 'deposit', label: 'Deposit', as: 'amount' },
      { name: 'collectedPayment', label: 'Collected payment', as: 'amount', hint: 'Money that you took yourselves' },
      { name: 'collectedReason', label: 'Reason', as: 'text', maxLength: 200, hint: 'Such as cash at the counter' },
      { name: 'purchaseConfirmationNo', label: 'Purchase confirmation no.', as: 'text', maxLength: 60 },
      { name: 'salesConfirmationNo', label: 'Sales confirmation no.', as: 'text', maxLength: 60 },
    ],
  },
  {
    heading: 'Remarks',
    fields: [
      { name: 'remarkForCustomer', label: 'Remark for customer', as: 'lines', maxLength: 2000 },
      { name: 'remark', label: 'Remark', as: 'lines', maxLength: 2000 },
      { name: 'internalRemark', label: 'Internal remark', as: 'lines', maxLength: 2000 },
    ],
  },
];
