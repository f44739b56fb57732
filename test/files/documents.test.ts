import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checkDocument } from '#functions/files/documents/check-document.ts';
import { checkFile } from '#functions/files/check-file.ts';
import { downloadHeaders } from '#functions/files/download-headers.ts';
import { pictureRules, PDF, whatIsTaken, whyNotSent } from '#shared/files/purposes.ts';

const rules = pictureRules.transferSlip;
const objects = [
  '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
  '2 0 obj << /Type /Pages /Count 0 /Kids [] >> endobj',
];
/** A document of these parts, as far as it is looked at: whole at both ends. */
const pdf = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat(
    [
      '%PDF-1.7\n%\u00E2\u00E3\n',
      ...objects,
      ...parts,
      '\nxref\n0 1\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
    ].map((part) => (typeof part === 'string' ? Buffer.from(`${part}\n`, 'latin1') : part)),
  );
const stream = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`5 0 obj << ${dictionary} >> stream\r\n`), bytes, Buffer.from('\nendstream endobj\n')]);
const packed = (text: string | Buffer, more = '') => stream(`/Filter /FlateDecode ${more}`, deflateSync(text));
const why = (file: Buffer) => {
  const checked = checkDocument(file, rules);
  return checked.ok ? 'taken' : checked.message;
};
/** Rows of four signs, each written as the difference from the one above. */
const asDifferences = (text: string): Buffer => {
  const bytes = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4, ' '), 'latin1');
  return Buffer.concat(
    Array.from({ length: bytes.length / 4 }, (_, row) =>
      Buffer.from([
        2,
        ...[0, 1, 2, 3].map((at) => (bytes[row * 4 + at]! - (bytes[(row - 1) * 4 + at] ?? 0) + 256) % 256),
      ]),
    ),
  );
};

describe('a document that is a slip', () => {
  it('is taken as it is where it is pages to be read, packed or not', () => {
    const whole = pdf(
      packed('BT /F1 12 Tf (UTR 607114822951, 25,000.00) Tj ET'),
      packed('7 0 8 30 << /Type /Font >> << /Type /Page /Parent 2 0 R >>', '/Type /ObjStm /N 2 /First 9'),
      packed(asDifferences('1 0 2 0 3 0'), '/Type /XRef /DecodeParms << /Predictor 12 /Columns 4 >>'),
      stream('/Subtype /Image /Filter /DCTDecode', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])),
      '9 0 obj << /Type /Annot /A << /S /GoTo /D [3 0 R /Fit] >> >> endobj',
      // Where many writers say it opens: a page, and nothing that is done.
      '10 0 obj << /OpenAction [3 0 R /FitH null] >> endobj 11 0 obj << /OpenAction[3 0 R/XYZ null null 0] >> endobj',
    );
    const checked = checkFile(whole, PDF, rules);
    expect(checked).toMatchObject({ ok: true, value: { width: 0, height: 0 } });
    expect(
      checked.ok && Buffer.from(checked.value.body).toString('latin1').trim() === whole.toString('latin1').trim(),
    ).toBe(true);
    expect(whatIsTaken(rules)).toBe('PNG, JPEG or WebP up to 8 MB, PDF up to 5 MB');
    expect(downloadHeaders('slip.pdf', PDF)).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  it('ends where it says so: what follows, a file of another kind say, is gone, and a change behind an end is kept', () => {
    const archive = Buffer.from('PK\u0003\u0004 run-me.js PK\u0005\u0006', 'latin1');
    for (const tail of [archive, Buffer.concat([archive, Buffer.from('%%EOF')]), Buffer.alloc(900, 0x20)]) {
      const checked = checkFile(Buffer.concat([pdf(), tail]), PDF, rules);
      expect(checked.ok && Buffer.from(checked.value.body).toString('latin1')).toBe(
        pdf().toString('latin1').trimEnd() + '\n',
      );
    }
    const changed = Buffer.concat([pdf(), pdf().subarray(9)]);
    const checked = checkFile(changed, PDF, rules);
    expect(checked.ok && checked.value.body.length).toBeGreaterThan(pdf().length * 1.5);
    expect(why(Buffer.from('%PDF-1.7\n%%EOF\n'))).toBe('This file is not a complete PDF document.');
  });

  const hidden = [
    ['/S /JavaScript /JS (app.alert\\(1\\))', 'contains a script.'],
    ['/S /J#61vaScript', 'contains a script.'],
    ['/JS 12 0 R', 'contains a script.'],
    ['/AcroForm << /XFA 3 0 R >>', 'contains a script.'],
    ['/S /Launch /F (cmd.exe)', 'contains an automatic action.'],
    ['/OpenAction 4 0 R', 'contains an automatic action.'],
    ['/OpenAction << /S /URI /URI (https://else.example) >>', 'contains an automatic action.'],
    ['/OpenAction %\n<< /S /Named /N /Print >>', 'contains an automatic action.'],
    ['/Open#41ction 4 0 R', 'contains an automatic action.'],
    ['/AA << /O 4 0 R >>', 'contains an automatic action.'],
    ['/S /SubmitForm', 'contains an automatic action.'],
    ['/S /GoToR', 'contains an automatic action.'],
    ['/Subtype /RichMedia', 'contains an automatic action.'],
    ['/Names << /EmbeddedFiles 8 0 R >>', 'contains other files.'],
    ['/Type /EmbeddedFile', 'contains other files.'],
    ['/Encrypt 6 0 R', 'is protected by a password.'],
  ] as const;

  it.each(hidden)('is refused for %s', (what, said) => {
    const object = `3 0 obj << ${what} >> endobj`;
    expect(why(pdf(object))).toBe(`This file ${said}`);
    // In a stream of objects, which nothing says of itself to be one; and with its rows written as differences.
    expect(why(pdf(packed(object)))).toBe(`This file ${said}`);
    expect(why(pdf(packed(asDifferences(object), '/DecodeParms << /Columns 4 /Predictor 12 >>')))).toBe(
      `This file ${said}`,
    );
    expect(why(pdf('7 0 obj << /Predictor %x\n 15 /Columns 4 >> endobj', packed(asDifferences(object))))).toBe(
      `This file ${said}`,
    );
  });

  const unreadable = 'This file is compressed in a way we cannot check. Please upload a picture of it.';
  it.each([
    '/Filter /ASCIIHexDecode',
    '/Filter/ASCII85Decode',
    '/Filter [ /A85 /FlateDecode ]',
    '/Filter [/FlateDecode /LZW]',
    '/Filter /Run#4cengthDecode',
    '/F /AHx',
    '/Filter 9 0 R >> endobj 9 0 obj /RL endobj <<',
    '/DecodeParms << /Predictor 2 /Columns 4 >>',
    '/DecodeParms << /Predictor 12 /Columns 6 0 R >>',
  ])('is refused where its parts are packed as %s', (dictionary) =>
    expect(why(pdf(stream(dictionary, Buffer.from('00'))))).toBe(unreadable),
  );

  it('is refused where it is none, breaks off, unpacks to too much, or is too large', () => {
    expect(why(Buffer.from('MZ\u0090 a program'))).toBe('This file is not a complete PDF document.');
    expect(why(Buffer.concat([Buffer.from('GIF89a'), pdf()]))).toBe('This file is not a complete PDF document.');
    expect(why(pdf().subarray(0, -40))).toBe('This file is not a complete PDF document.');
    const cut = deflateSync(`3 0 obj << ${'x '.repeat(2_000)} /OpenAction 4 0 R >>`).subarray(0, 20);
    expect(why(pdf(stream('/Filter /FlateDecode', cut)))).toBe('This file is not a complete PDF document.');
    expect(why(pdf(packed(Buffer.alloc(21_000_000))))).toContain('is too large to check');
    expect(why(Buffer.alloc(5_000_001))).toBe('A slip can have at most 5000 KB; this file has 5.1 MB.');
    expect(whyNotSent('agencyLogo', { type: PDF, size: 100 })).toBe('A logo is a PNG, JPEG, WebP or SVG file.');
  });

  it('is nothing but what it was said to be', () => {
    expect(checkFile(pdf(), 'image/png', rules)).toMatchObject({ ok: false, message: 'This file is not a picture.' });
  });
});
