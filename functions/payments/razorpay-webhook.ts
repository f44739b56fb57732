import { handleNotice } from '#functions/http/handle-notice.ts';
import { razorpayWebhook } from '#shared/payments/razorpay-webhook.ts';
import { proveRazorpayNotice } from './razorpay/prove-notice.ts';
import { takeNotice } from './take-notice.ts';

export const razorpayWebhookHandler = handleNotice(razorpayWebhook, proveRazorpayNotice, takeNotice);
