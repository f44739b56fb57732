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
  expect(brandImage('lantern', 'logo.svg', Buffer.concat([drawing, Buffer.from(' ')])).Key).not.toBe(address.slice(1));
});

it.each([
  ['lantern', 'logo.html', drawing, /none of \.svg/],
  ['../dune', 'logo.svg', drawing, /no site's name/],
  ['lantern', 'logo.png', Buffer.alloc(200_001), /201 KB/],
  ['lantern', 'logo.svg', Buffer.from('<svg><script>alert(1)</script></svg>'), /holds a script/],
  ['lantern', 'logo.svg', Buffer.from('<svg onload = "alert(1)"/>'), /holds a script/],
  ['lantern', 'logo.svg', Buffer.from('<svg><a href="javascript:alert(1)"/></svg>'), /holds a script/],
])('for %s, %s is refused where it could do harm', (site, file, contents, says) => {
  expect(() => brandImage(site, file, contents)).toThrow(says);
});
