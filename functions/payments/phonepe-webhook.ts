import { handleNotice } from '#functions/http/handle-notice.ts';
import { phonepeWebhook } from '#shared/payments/phonepe-webhook.ts';
import { provePhonepeNotice } from './phonepe/prove-notice.ts';
import { takeNotice } from './take-notice.ts';

export const phonepeWebhookHandler = handleNotice(phonepeWebhook, provePhonepeNotice, takeNotice);
