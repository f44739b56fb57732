import { expect, it } from 'vitest';
import { logoIn } from '#web/app/theme/logo-in.ts';

const png = '/app/brand/kestrel/mark.png';
const dark = '/app/brand/kestrel/mark-dark.svg';
const drawn = 'data:image/svg+xml,%3Csvg%20stroke%3D%22%23101010%22%2F%3E';

it('a logo for the dark is shown there and on the band, and nowhere else', () => {
  const site = { logoUrl: png, logoDarkUrl: dark };
  expect(logoIn(site, 'light')).toEqual({ src: png, isWhite: false, hasPlate: false });
  for (const ground of ['dark', 'band'] as const)
    expect(logoIn(site, ground)).toEqual({ src: dark, isWhite: false, hasPlate: false });
});

it('without one a photo stands on a plate and a drawing in colours that are seen', () => {
  expect(logoIn({ logoUrl: png }, 'dark')).toEqual({ src: png, isWhite: false, hasPlate: true });
  expect(logoIn({ logoUrl: png, logoDarkUrl: '' }, 'band').hasPlate).toBe(true);
  expect(logoIn({ logoUrl: drawn }, 'band')).toEqual({ src: drawn, isWhite: true, hasPlate: false });
  expect(logoIn({ logoUrl: drawn }, 'dark').src).not.toBe(drawn);
  expect(logoIn({ logoUrl: '' }, 'dark')).toEqual({ src: '', isWhite: false, hasPlate: false });
});
