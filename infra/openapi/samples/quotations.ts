import type { DomainSamples } from '../samples.ts';

const line = '01JDMZ5V7K8N9P0Q1R2S3T4V5W';

export const samples: DomainSamples = {
  requests: {
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
    'quotations/send-kart': { id: '01JDMZ5V7K8N9P0Q1R2S3T4V5X', email: 'anjali@malabar.example', message: '' },
    'quotations/link/get-quotation': {
      token: '01JDMZ5V7K8N9P0Q1R2S3T4V5X-0000000000000000000000000000000000000000000',
    },
    'quotations/link/accept-quotation': {
      token: '01JDMZ5V7K8N9P0Q1R2S3T4V5X-0000000000000000000000000000000000000000000',
      number: 1,
      name: 'Anjali Pillai',
    },
    'quotations/link/ask-question': {
      token: '01JDMZ5V7K8N9P0Q1R2S3T4V5X-0000000000000000000000000000000000000000000',
      text: 'Is there a later flight?',
    },
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
