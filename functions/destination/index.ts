import { serve } from '#functions/http/serve.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { mastersHandlers } from './masters-handlers.ts';
import { ratesHandlers } from './rates-handlers.ts';

export const destinationHandlers = [...mastersHandlers, ...catalogueHandlers, ...ratesHandlers];
export const handler = serve(destinationHandlers);
