/** The id of the deployment's sandbox site, which test keys are of. */
export const SANDBOX = 'sandbox';
