import { serve } from '#functions/http/serve.ts';
import { mapAreaActivityHandler } from './map-area-activity.ts';

export const areasHandlers = [mapAreaActivityHandler] as const;
export const handler = serve(areasHandlers);
