import type { SiteData } from '#shared/site/model.ts';
import { drawnInDark } from './drawn-in-dark.ts';

/** A logo as it is shown somewhere. */
interface ShownLogo {
  /** Its address; empty for none. */
  src: string;
  /** It is a drawing that is shown in white alone. */
  isWhite: boolean;
  /** It stands on a white plate: it was made for a light page. */
  hasPlate: boolean;
}

/** The site's logo on a light page, a dark one, or the deep band of home and login. */
export function logoIn(
  { logoUrl, logoDarkUrl }: Pick<SiteData, 'logoUrl' | 'logoDarkUrl'>,
  ground: 'light' | 'dark' | 'band',
): ShownLogo {
  if (ground === 'light') return { src: logoUrl, isWhite: false, hasPlate: false };
  if (logoDarkUrl) return { src: logoDarkUrl, isWhite: false, hasPlate: false };
  if (!logoUrl.startsWith('data:image/svg')) return { src: logoUrl, isWhite: false, hasPlate: logoUrl !== '' };
  const isBand = ground === 'band';
  return { src: isBand ? logoUrl : drawnInDark(logoUrl), isWhite: isBand, hasPlate: false };
}
