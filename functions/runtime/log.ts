import { Logger } from '@aws-lambda-powertools/logger';

/** Structured log lines. Never give it a request body, a passenger or a token. */
export const log = new Logger({ serviceName: 'portolan' });
