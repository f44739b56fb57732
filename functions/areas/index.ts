import { serve } from '#functions/http/serve.ts';

export const areasHandlers = [] as const;
export const handler = serve(areasHandlers);
