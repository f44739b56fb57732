import { deflateSync, inflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPicture } from '#functions/files/pictures/check-picture.ts';
import {
  type PictureRules,
  pictureRules,
  type PictureType,
  pictureTypes,
  whyNotChosen,
  whyNotSent,
} from '#shared/files/purposes.ts';
import * as made from '#test/fixtures/pictures.ts';

const rules: PictureRules = { ...pictureRules.agencyLogo, types: pictureTypes };
const check = (file: Buffer, type: PictureType, held = rules) => checkPicture(file, type, held);
const kept = (file: Buffer, type: PictureType) => {
  const checked = check(file, type);
  if (!checked.ok) throw new Error(checked.message);
  return checked.value;
};
const why = (file: Buffer, type: PictureType, held = rules) => {
  const checked = check(file, type, held);
  return checked.ok ? 'taken' : checked.message;
};

describe('a picture that is one', () => {
  it.each<[string, PictureType, Buffer, number, number]>([
    ['PNG', 'image/png', made.png(), 48, 24],
    [
      'PNG, interlaced',
      'image/png',
      made.png({ width: 16, height: 16, head: [8, 0, 0, 0, 1], pixels: interlaced() }),
      16,
      16,
    ],
    ['PNG with a palette', 'image/png', withPalette(), 16, 16],
    ['JPEG', 'image/jpeg', made.jpeg(), 48, 24],
    ['WebP', 'image/webp', made.webp(), 48, 24],
    ['WebP with alpha', 'image/webp', made.webpWithAlpha(), 48, 24],
    ['WebP without loss', 'image/webp', made.webpLossless(), 48, 24],
    ['ICO of a PNG', 'image/x-icon', made.icon(made.png({ width: 32, height: 32 })), 32, 32],
    ['ICO of a bitmap', 'image/x-icon', made.icon(made.bitmap()), 32, 32],
    ['SVG', 'image/svg+xml', made.drawing(), 32, 32],
  ])('is taken with its size: %s', (_, type, file, width, height) => {
    const { body, ...size } = kept(file, type);
    expect(size).toEqual({ width, height });
    // What is kept is taken again, and says the same once more.
    expect(Buffer.from(kept(Buffer.from(body), type).body).equals(Buffer.from(body))).toBe(true);
  });

  it.each<[PictureType, Buffer]>([
    ['image/png', made.png({ behind: Buffer.from('<script>alert(1)</script>PK\u0003\u0004') })],
    ['image/png', made.png({ before: [made.pngChunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'))] })],
    ['image/png', made.png({ before: [made.pngChunk('iCCP', Buffer.from('x\0\0<script>'))] })],
    ['image/png', made.png({ packed: Buffer.concat([deflateSync(Buffer.alloc(193 * 24)), Buffer.from('<script>')]) })],
    ['image/jpeg', Buffer.concat([made.jpeg(), Buffer.from('<script>alert(1)</script>')])],
    ['image/jpeg', withSegment(0xfe, '<script>alert(1)</script>')],
    ['image/jpeg', withSegment(0xe1, 'Exif\0\0<script>')],
    ['image/webp', Buffer.concat([made.webp(), Buffer.from('<script>alert(1)</script>')])],
    ['image/webp', withXmp()],
    ['image/x-icon', Buffer.concat([made.icon(made.bitmap()), Buffer.from('<script>')])],
    ['image/svg+xml', made.drawing('<!-- <script>alert(1)</script> --><path d="M0 0"/>')],
  ])('is written anew without what was hidden in it: %s', (type, file) => {
    expect(file.includes('<script>')).toBe(true);
    expect(Buffer.from(kept(file, type).body).includes('script')).toBe(false);
  });

  it('is drawn from the very pixels that were sent', () => {
    const pixels = Buffer.from(Array.from({ length: 193 * 24 }, (_, at) => (at % 193 === 0 ? at % 5 : (at * 7) % 256)));
    const body = Buffer.from(kept(made.png({ pixels }), 'image/png').body);
    const at = body.indexOf('IDAT');
    expect(inflateSync(body.subarray(at + 4, at + 4 + body.readUInt32BE(at - 4))).equals(pixels)).toBe(true);
  });
});

describe('a file that is none is refused with a sentence', () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  it.each<[string, PictureType, Buffer, string]>([
    ['a PNG that is HTML', 'image/png', html, 'does not match its file type'],
    ['an SVG that is HTML', 'image/svg+xml', html, 'cannot be read'],
    ['a PNG that is a JPEG', 'image/png', made.jpeg(), 'does not match its file type'],
    ['a text', 'image/png', Buffer.from('hello'), 'is not a picture'],
    ['nothing', 'image/png', Buffer.alloc(0), 'is not a picture'],
    ['a PNG of its first bytes alone', 'image/png', made.png().subarray(0, 60), 'not a complete PNG'],
    [
      'a PNG with HTML behind its signature',
      'image/png',
      Buffer.concat([made.png().subarray(0, 8), html]),
      'not a complete PNG',
    ],
    ['a PNG without pixels', 'image/png', made.png({ packed: Buffer.alloc(0) }), 'not a complete PNG'],
    ['a PNG with fewer pixels than it says', 'image/png', made.png({ pixels: Buffer.alloc(50) }), 'not a complete PNG'],
    ['a PNG of unknown colours', 'image/png', made.png({ head: [8, 5, 0, 0, 0] }), 'not a complete PNG'],
    ['a PNG with a changed byte', 'image/png', changed(made.png(), 20), 'not a complete PNG'],
    ['half a JPEG', 'image/jpeg', made.jpeg().subarray(0, -20), 'not a complete JPEG'],
    [
      'a JPEG without pixels',
      'image/jpeg',
      Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
      'not a complete JPEG',
    ],
    ['half a WebP', 'image/webp', made.webp().subarray(0, -20), 'not a complete WebP'],
    ['a WebP that moves', 'image/webp', changed(made.webp(), 20, 0x02), 'moves'],
    [
      'an icon that points outside itself',
      'image/x-icon',
      changed(made.icon(made.bitmap()), 20, 0xff),
      'not a complete ICO',
    ],
    ['30 MB', 'image/png', Buffer.alloc(30_000_000), 'this file has 30 MB'],
  ])('%s', (_, type, file, says) => {
    expect(why(file, type)).toContain(says);
  });

  it('a picture of a gigapixel, before a byte of it is unpacked', () => {
    const before = process.memoryUsage().arrayBuffers;
    const bomb = made.png({
      width: 60_000,
      height: 60_000,
      pixels: Buffer.alloc(0),
      packed: deflateSync(Buffer.alloc(40_000_000)),
    });
    expect(why(bomb, 'image/png')).toBe('This file has 60000 × 60000 pixels; at most 2000 × 2000 are accepted.');
    const drawn = made.jpeg();
    drawn.writeUInt16BE(65_000, drawn.indexOf(Buffer.from('ffc0', 'hex')) + 5);
    expect(why(drawn, 'image/jpeg')).toContain('are accepted');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
  });

  it('a small picture that unpacks to 300 MB', () => {
    const bomb = made.png({ packed: deflateSync(Buffer.alloc(300_000_000), { level: 9 }) });
    expect(bomb.length).toBeLessThan(rules.kilobytes * 1_000);
    expect(why(bomb, 'image/png')).toBe('This file contains more than a picture.');
  });

  it('one too small to be seen', () => {
    expect(why(made.png({ width: 8, height: 8 }), 'image/png')).toContain('at least 16 × 16');
  });

  it('any picture with bytes of it changed, or a picture again: never anything else', () => {
    const pictures: [PictureType, Buffer][] = [
      ['image/png', made.png()],
      ['image/jpeg', made.jpeg()],
      ['image/webp', made.webpWithAlpha()],
      ['image/x-icon', made.icon(made.png({ width: 32, height: 32 }))],
      ['image/svg+xml', made.drawing()],
    ];
    const change = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...pictures), change, fc.nat(40), ([type, file], changes, cut) => {
        const other = Buffer.from(file.subarray(0, file.length - cut));
        for (const [at, byte] of changes) other[at % other.length] = byte;
        const checked = check(other, type);
        if (checked.ok) expect(why(Buffer.from(checked.value.body), type)).toBe('taken');
        else expect(checked.message).toMatch(/^This file [^]+\.$/);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('what is not even sent', () => {
  it.each([
    ['siteLogo', { type: 'image/png', size: 200_001 }, 'A logo can have at most 200 KB; this file has 201 KB.'],
    ['siteLogo', { type: 'image/png', size: 30_000_000 }, 'A logo can have at most 200 KB; this file has 30 MB.'],
    ['agencyLogo', { type: 'text/html', size: 10 }, 'A logo is a PNG, JPEG, WebP or SVG file.'],
    ['siteFavicon', { type: 'image/jpeg', size: 10 }, 'An icon is a PNG, SVG or ICO file.'],
    ['agencyLogo', { type: 'image/png', size: 0 }, 'This file is empty.'],
    ['agencyLogo', { type: 'image/png', size: 500_000 }, undefined],
  ] as const)('for %s, %j: %s', (purpose, file, says) => {
    expect(whyNotSent(purpose, file)).toBe(says);
  });

  it.each([
    ['siteLogo', { type: 'image/png', size: 8_000_000 }, undefined],
    ['siteLogo', { type: 'image/png', size: 8_000_001 }, 'A picture can have at most 8 MB; this file has 8.1 MB.'],
    ['siteLogo', { type: 'image/svg+xml', size: 200_001 }, 'A logo can have at most 200 KB; this file has 201 KB.'],
    ['agencyLogo', { type: 'image/png', size: 0 }, 'This file is empty.'],
    ['siteFavicon', { type: 'image/jpeg', size: 10 }, 'An icon is a PNG, SVG or ICO file.'],
  ] as const)('though a browser would make it smaller, for %s, %j: %s', (purpose, file, says) => {
    expect(whyNotChosen(purpose, file)).toBe(says);
  });
});

function interlaced(): Buffer {
  // Seven passes of 16 × 16 grey pixels: columns and rows of each.
  const passes = [
    [2, 2],
    [2, 2],
    [4, 2],
    [4, 4],
    [8, 4],
    [8, 8],
    [16, 8],
  ] as const;
  return Buffer.alloc(passes.reduce((sum, [columns, rows]) => sum + (1 + columns) * rows, 0));
}
function withPalette(): Buffer {
  const before = [made.pngChunk('PLTE', Buffer.alloc(6)), made.pngChunk('tRNS', Buffer.alloc(2))];
  return made.png({ width: 16, height: 16, head: [1, 3, 0, 0, 0], pixels: Buffer.alloc(3 * 16), before });
}
function withSegment(marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, text.length + 2]);
  return Buffer.concat([made.jpeg().subarray(0, 2), head, Buffer.from(text), made.jpeg().subarray(2)]);
}
function withXmp(): Buffer {
  const text = Buffer.from('<script>alert(1)</script>.');
  const head = Buffer.alloc(8);
  head.write('XMP ');
  head.writeUInt32LE(text.length, 4);
  const whole = Buffer.concat([made.webp(), head, text]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}
function changed(file: Buffer, at: number, byte = (file[at]! + 1) % 256): Buffer {
  const other = Buffer.from(file);
  other[at] = byte;
  return other;
}
