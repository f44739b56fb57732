import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readMail, type SentMail } from './read-mail.ts';

/** A mail service in the process: answers SES v1 SendRawEmail and SendEmail and keeps what was sent. */
export interface MailDouble {
  endpoint: string;
  /** Every mail so far, oldest first. */
  sent: readonly SentMail[];
  /** The newest mail to an address. Throws where there is none. */
  lastTo(address: string): SentMail;
  /** The next `times` sendings are refused with an SES error. */
  failNext(times: number): void;
  clear(): void;
  stop(): Promise<void>;
}

const answerXml = (action: string) =>
  `<${action}Response xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><${action}Result><MessageId>test-message</MessageId></${action}Result><ResponseMetadata><RequestId>test</RequestId></ResponseMetadata></${action}Response>`;
const refusalXml =
  '<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>Sender</Type><Code>MessageRejected</Code><Message>injected</Message></Error><RequestId>test</RequestId></ErrorResponse>';

export async function startMailDouble(): Promise<MailDouble> {
  const sent: SentMail[] = [];
  let failures = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('content-type', 'text/xml');
      if (failures > 0) {
        failures -= 1;
        response.writeHead(400).end(refusalXml);
        return;
      }
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const raw = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64').toString();
      if (raw) sent.push(readMail(raw));
      response.writeHead(200).end(answerXml(form.get('Action') ?? 'SendRawEmail'));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    lastTo: (address) => {
      const found = sent.findLast(({ to }) => to.toLowerCase().includes(address.toLowerCase()));
      if (!found) throw new Error(`no mail was sent to ${address}; ${sent.length} to others`);
      return found;
    },
    failNext: (times) => {
      failures = times;
    },
    clear: () => {
      sent.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
