import { defineCall } from '../contract.ts';
import { anyNotice, noticeTaken } from '../notice.ts';

export const phonepeWebhook = defineCall({
  name: 'payments/phonepe-webhook',
  method: 'POST',
  path: '/api/payment/phonepe/webhook',
  summary:
    'What PhonePe tells of itself, under the user name and password that the site gave it. It is held against the gateway before anything is booked.',
  actor: 'gateway',
  access: { scope: 'public' },
  request: anyNotice,
  response: noticeTaken,
  failures: [],
});
