import { defineCall } from '../contract.ts';
import { anyNotice, noticeTaken } from '../notice.ts';

export const duffelWebhook = defineCall({
  name: 'flights/duffel-webhook',
  method: 'POST',
  path: '/flightApi/api/duffel/webhook',
  summary:
    'What Duffel tells of an order, signed over the body as it was sent. It only says where to look: Duffel is asked what became of it.',
  actor: 'gateway',
  access: { scope: 'public' },
  request: anyNotice,
  response: noticeTaken,
  failures: [],
});
