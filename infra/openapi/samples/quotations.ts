import type { DomainSamples } from '../samples.ts';

const token = '01JDMZ5V7K8N9P0Q1R2S3T4V5X-7K8N9P0Q1R2S3T4V5W01JDMZ5V';
const line = '01JDMZ5V7K8N9P0Q1R2S3T4V5W';

export const samples: DomainSamples = {
  requests: {
    'quotations/payment/give-kart-refund-again': { id: '01JDMZ5V7K8N9P0Q1R2S3T4V5X', to: 'wallet' },
    'quotations/payment/get-kart-refunds': { id: '01JDMZ5V7K8N9P0Q1R2S3T4V5X' },
    'quotations/payment/return-overpaid': { id: '01JDMZ5V7K8N9P0Q1R2S3T4V5X', currency: 'INR', amount: 250 },
    'quotations/builder/get-kart-changes': { id: '01JDMZ5V7K8N9P0Q1R2S3T4V5X' },
    'quotations/get-all-karts-for-wl': { show: 'sent' },
    'quotations/get-kart-by-id': { id: '01JDMZ5V7K8N9P0Q1R2S3T4V5X' },
    'quotations/save-kart': {
      currency: 'INR',
      ...{ kartName: 'Five days in Dubai', customerId: 999_999, adults: 2, child: 1, infant: 0 },
      ...{ arrivalDate: '2026-12-12', noOfDays: 5, noOfNights: 4, serviceCharge: 50 },
      miscellaneous: [{ id: line, day: 2, name: 'Visa fees', price: 270 }],
    },
    'quotations/remove-kart-accomodation': { kartId: '01JDMZ5V7K8N9P0Q1R2S3T4V5X', id: line, version: 1 },
    'quotations/remove-kart-activity': { kartId: '01JDMZ5V7K8N9P0Q1R2S3T4V5X', id: line, version: 1 },
    'quotations/remove-kart-miscellaneous': { kartId: '01JDMZ5V7K8N9P0Q1R2S3T4V5X', id: line, version: 1 },
    'quotations/remove-kart-flight': { kartId: '01JDMZ5V7K8N9P0Q1R2S3T4V5X', id: line, version: 1 },
    'quotations/answer-question': {
      ...{ id: '01JDMZ5V7K8N9P0Q1R2S3T4V5X', questionId: '01JDMZ5V7K8N9P0Q1R2S3T4V5Z' },
      answer: 'Yes, at 22:40.',
    },
    'quotations/send-kart': { id: '01JDMZ5V7K8N9P0Q1R2S3T4V5X', email: 'meera@example.com', message: 'As we said.' },
    'quotations/accept-for-customer': { id: '01JDMZ5V7K8N9P0Q1R2S3T4V5X', number: 1, reason: 'Said so on the phone' },
    'quotations/end-kart-link': { id: '01JDMZ5V7K8N9P0Q1R2S3T4V5X' },
    'quotations/make-kart-order': { id: '01JDMZ5V7K8N9P0Q1R2S3T4V5X', currency: 'INR', pays: 'amount', amount: 100 },
    'quotations/voucher/send-voucher': {
      ...{ id: '01JDMZ5V7K8N9P0Q1R2S3T4V5X', email: 'meera@example.com', message: 'Have a good trip.' },
    },
    'quotations/link/get-quotation': { token },
    'quotations/link/accept-quotation': { token, number: 2, name: 'Meera Kapoor' },
    'quotations/link/ask-question': { token, text: 'Can the safari end before eight?' },
    'quotations/copy-kart': { id: '01JDMZ5V7K8N9P0Q1R2S3T4V5X', arrivalDate: '2027-01-09', kartName: 'Again in Dubai' },
    'quotations/reprice-kart': { id: '01JDMZ5V7K8N9P0Q1R2S3T4V5X', version: 7, take: 'none' },
    'quotations/withdraw-kart-version': { id: '01JDMZ5V7K8N9P0Q1R2S3T4V5X', number: 1 },
    'quotations/restore-kart-version': { id: '01JDMZ5V7K8N9P0Q1R2S3T4V5X', number: 1 },
    'quotations/compare-kart-versions': { id: '01JDMZ5V7K8N9P0Q1R2S3T4V5X', before: 1, after: 0 },
    'quotations/link/start-quotation-payment': {
      ...{ token, number: 2, pays: 'deposit', currency: 'INR', gateway: 'sandbox', fee: 0 },
    },
    'quotations/link/get-quotation-payment': { token, orderId: '01JDMZ5V7K8N9P0Q1R2S3T4V60' },
    'quotations/find-for-kart': { kind: 'option', search: 'burj' },
  },
  values: {
    'accomodations.id': line,
    'activities.id': line,
    'miscellaneous.id': line,
    'flights.id': line,
    kartName: 'Five days in Dubai',
    customerName: 'Anjali Pillai',
    companyName: 'Malabar Holidays',
    activityName: 'Burj Khalifa',
    tourOptionName: 'At the Top',
    reason: 'Standard rate of India, 1 Oct 2026 to 31 Mar 2027',
  },
};
