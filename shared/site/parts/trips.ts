import * as z from 'zod/mini';

/** Minutes from a landing to the pickup that follows it, where a site says nothing else. */
export const USUAL_AFTER_LANDING = 60;

/** How trips are run. */
export const tripsPart = z.strictObject({
  /** Minutes from a flight’s landing to the pickup that follows it, 0 to 360. */
  pickupAfterLanding: z._default(
    z
      .int('Please enter minutes from 0 to 360.')
      .check(
        z.minimum(0, 'Please enter minutes from 0 to 360.'),
        z.maximum(360, 'Please enter minutes from 0 to 360.'),
      ),
    USUAL_AFTER_LANDING,
  ),
});
