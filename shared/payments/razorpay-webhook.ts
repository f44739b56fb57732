import { defineCall } from '../contract.ts';
import { anyNotice, noticeTaken } from '../notice.ts';

export const razorpayWebhook = defineCall({
  name: 'payments/razorpay-webhook',
  method: 'POST',
  path: '/api/payment/razorpay/webhook',
  summary:
    'What Razorpay tells of itself, signed over the body as it was sent. It is held against the gateway before anything is booked.',
  actor: 'gateway',
  access: { scope: 'public' },
  request: anyNotice,
  response: noticeTaken,
  failures: [],
});
