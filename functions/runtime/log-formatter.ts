import { LogFormatter, LogItem } from '@aws-lambda-powertools/logger';
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types';

/** Characters of an error's text that are kept: suppliers and parsers quote whole bodies. */
const LONGEST = 500;
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** The lines of a log, with of an error no more than its name, its place and its text without mail addresses. */
export class PlainLogFormatter extends LogFormatter {
  override formatAttributes(
    { logLevel, message, timestamp, serviceName, lambdaContext, xRayTraceId }: UnformattedAttributes,
    more: LogAttributes,
  ): LogItem {
    return new LogItem({
      attributes: {
        level: logLevel,
        message,
        timestamp: this.formatTimestamp(timestamp),
        service: serviceName,
        cold_start: lambdaContext?.coldStart,
        function_name: lambdaContext?.functionName,
        function_request_id: lambdaContext?.awsRequestId,
        xray_trace_id: xRayTraceId,
      },
    }).addAttributes(more);
  }

  /** What else hangs on an error stays out: the SDK's carry rows and answers, and its stack begins with the text. */
  override formatError({ name, message, stack = '' }: Error): LogAttributes {
    const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
    return {
      name,
      location: this.getCodeLocation(stack),
      message: message.slice(0, LONGEST).replace(ADDRESS, '<address>'),
      stack: frames.join('\n'),
    };
  }
}
