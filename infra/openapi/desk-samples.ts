import { areasSamples } from './areas-samples.ts';
import { catalogueSamples } from './catalogue-samples.ts';
import { mastersSamples } from './masters-samples.ts';
import { ratesSamples } from './rates-samples.ts';

/** Of all that the destination desk's catalogue is. */
export const deskSamples: Record<string, Record<string, unknown>> = {
  ...areasSamples,
  ...catalogueSamples,
  ...mastersSamples,
  ...ratesSamples,
};
