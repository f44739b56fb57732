import { Logger } from '@aws-lambda-powertools/logger';
import { PlainLogFormatter } from './log-formatter.ts';

/** Structured log lines. Never give it a request body, a passenger or a token. */
export const log = new Logger({ serviceName: 'portolan', logFormatter: new PlainLogFormatter() });
