/** A mail as its reader sees it. */
export interface SentMail {
  from: string;
  to: string;
  subject: string;
  /** Decoded text/plain and text/html parts; empty where there is none. */
  text: string;
  html: string;
  /** File names of attachments. */
  attachments: string[];
  raw: string;
}

const quotedPrintable = (body: string) =>
  Buffer.from(
    body.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decodeWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : quotedPrintable(text.replaceAll('_', ' ')),
    );

function split(part: string): { headers: string; body: string } {
  const at = /\r?\n\r?\n/.exec(part);
  if (!at) return { headers: part, body: '' };
  return { headers: part.slice(0, at.index).replace(/\r?\n[ \t]+/g, ' '), body: part.slice(at.index + at[0].length) };
}

const headerOf = (headers: string, name: string) =>
  decodeWords(new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '');

function decodeBody(headers: string, body: string): string {
  const how = headerOf(headers, 'content-transfer-encoding').toLowerCase();
  if (how === 'base64') return Buffer.from(body, 'base64').toString();
  return how === 'quoted-printable' ? quotedPrintable(body) : body;
}

/** Reads the MIME message that was handed to the mail service. */
export function readMail(raw: string): SentMail {
  const { headers } = split(raw);
  const mail: SentMail = {
    from: headerOf(headers, 'from'),
    to: headerOf(headers, 'to'),
    subject: headerOf(headers, 'subject'),
    text: '',
    html: '',
    attachments: [],
    raw,
  };
  readPart(raw, mail);
  return mail;
}

function readPart(part: string, mail: SentMail): void {
  const { headers, body } = split(part);
  const type = headerOf(headers, 'content-type');
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary) {
    for (const inner of body.split(`--${boundary}`).slice(1, -1)) readPart(inner.replace(/^\r?\n/, ''), mail);
    return;
  }
  const file = /filename="?([^";]+)"?/i.exec(headerOf(headers, 'content-disposition'))?.[1];
  if (file) mail.attachments.push(file);
  else if (/text\/html/i.test(type)) mail.html += decodeBody(headers, body);
  else mail.text += decodeBody(headers, body);
}
