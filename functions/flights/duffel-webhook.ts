import { handleNotice } from '#functions/http/handle-notice.ts';
import { proveDuffelNotice } from '#functions/suppliers/duffel/prove-notice.ts';
import { duffelWebhook } from '#shared/flights/duffel-webhook.ts';
import { takeDuffelNotice } from './take-duffel-notice.ts';

export const duffelWebhookHandler = handleNotice(duffelWebhook, proveDuffelNotice, takeDuffelNotice);
