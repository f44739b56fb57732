import type { PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { brandImage, uploadBrandImage } from '#infra/aws/brand-image.ts';

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>');

it('a partner’s logo lies in the site’s own folder under a name that changes with it, kept for ever', async () => {
  const put: PutObjectCommand['input'][] = [];
  const s3 = { send: async ({ input }: PutObjectCommand) => put.push(input) } as unknown as Parameters<
    typeof uploadBrandImage
  >[0];
  const address = await uploadBrandImage(s3, 'site-bucket', 'lantern', 'Logo.SVG', drawing);
  expect(address).toMatch(/^\/app\/brand\/lantern\/[0-9a-f]{16}\.svg$/);
  expect(put).toEqual([
    {
      Bucket: 'site-bucket',
      Key: address.slice(1),
      Body: drawing,
      ContentType: 'image/svg+xml',
      CacheControl: 'public, max-age=31536000, immutable',
    },
  ]);
  expect(brandImage('lantern', 'logo.svg', Buffer.from(drawing.toString().replace('M0 0', 'M0 1'))).Key).not.toBe(
    address.slice(1),
  );
});

it.each([
  ['lantern', 'logo.html', drawing, /none of \.png/],
  ['../dune', 'logo.svg', drawing, /no site's name/],
  ['lantern', 'logo.png', Buffer.alloc(200_001), /201 KB/],
])('for %s, %s is refused where it could do harm', (site, file, contents, says) => {
  expect(() => brandImage(site, file, contents)).toThrow(says);
});

const utf16 = Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'utf16le');
const inSvg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;

it.each([
  [inSvg('<script>alert(1)</script>'), /contains the element script/],
  ['<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>alert(1)</s:script></s:svg>', /contains the element s:svg/],
  [inSvg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'), /contains the element h:script/],
  [utf16, /is not encoded in UTF-8/],
  [utf16.subarray(2), /is not encoded in UTF-8/],
  ['<?xml version="1.0" encoding="utf-7"?><svg/>', /is not declared as UTF-8/],
  ['<!DOCTYPE svg [<!ENTITY x "<script/>">]><svg>&x;</svg>', /cannot be read/],
  ['<?xml-stylesheet href="https://evil.example/x.xsl"?><svg/>', /cannot be read/],
  [inSvg('<![CDATA[<script>]]>'), /cannot be read/],
  ['<svg onload = "alert(1)"/>', /contains the attribute onload/],
  ['<svg ONLOAD="alert(1)"/>', /contains the attribute ONLOAD/],
  ['<svg xmlns="http://www.w3.org/1999/xhtml"/>', /other than SVG/],
  [inSvg('<a href="javascript:alert(1)"/>'), /contains the element a/],
  [inSvg('<use href="https://evil.example/x.svg#a"/>'), /outside the file/],
  [inSvg('<use xlink:href="data:image/svg+xml,x"/>'), /outside the file/],
  [inSvg('<image href="https://evil.example/x.png"/>'), /contains the element image/],
  [inSvg('<foreignObject/>'), /contains the element foreignObject/],
  [inSvg('<animate attributeName="href" values="x"/>'), /contains the element animate/],
  [inSvg('<set attributeName="onload" to="x"/>'), /contains the element set/],
  [inSvg('<path style="fill:url(https://evil.example/x)"/>'), /loads something in style/],
  [inSvg('<path fill="u\\72l(x)"/>'), /loads something in fill/],
  [inSvg('<style>@import "https://evil.example/x.css";</style>'), /style that loads/],
  [inSvg('<style><!-- --> a{fill:url(//evil.example)}</style>'), /cannot be read|style that loads/],
])('a drawing that is more than one is refused: %j', (contents, says) => {
  expect(() => brandImage('lantern', 'logo.svg', Buffer.from(contents))).toThrow(says);
});

it.each([
  '<?xml version="1.0" encoding="UTF-8"?>\n<!-- a mark -->\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32"><style>.a{fill:#2f4cc9}</style><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path class="a" d="M5 24 L16 6" style="stroke:url(#g)"/><use xlink:href="#g"/><text x=\'1\'>Kestrel &amp; Co · കെസ്ട്രൽ</text></svg>',
  inSvg('<g clip-path="url(#c)"><circle cx="1" cy="1" r="1"/></g>'),
])('a drawing is taken: %s', (contents) => {
  expect(brandImage('lantern', 'logo.svg', Buffer.from(contents)).ContentType).toBe('image/svg+xml');
});
