/** What a file is sent for: each has rules of its own, and its own people who may send it. */
export const uploadPurposes = ['siteLogo', 'siteFavicon', 'agencyLogo', 'transferSlip', 'activityPicture'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** The kinds of pictures that are taken, by content type: the ending of the name they are kept under. */
export const pictureEndings = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
} as const;
export type PictureType = keyof typeof pictureEndings;
export const pictureTypes = Object.keys(pictureEndings) as PictureType[];

/** A document, which slips alone may be. */
export const PDF = 'application/pdf';
/** The kinds of files that are taken, by content type: the ending of the name they are kept under. */
export const fileEndings = { ...pictureEndings, [PDF]: 'pdf' } as const;
export type FileType = keyof typeof fileEndings;
export const fileTypes = Object.keys(fileEndings) as FileType[];

/** Browsers say these for the same. */
const otherNames: Record<string, PictureType> = {
  'image/vnd.microsoft.icon': 'image/x-icon',
  'image/ico': 'image/x-icon',
  'image/jpg': 'image/jpeg',
};

/** The content type that a browser's file is sent with: as the browser says it, or by its ending where it says nothing. */
export const fileTypeOf = ({ type, name }: { type: string; name: string }): string =>
  otherNames[type] ||
  type ||
  (fileTypes.find((known) => name.toLowerCase().endsWith(`.${fileEndings[known]}`)) ?? 'application/octet-stream');

/** As people call them. */
const typeNames: Record<FileType, string> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/svg+xml': 'SVG',
  'image/x-icon': 'ICO',
  [PDF]: 'PDF',
};

/** What a file of a purpose may be. */
export interface PictureRules {
  /** As a sentence names it. */
  name: string;
  /** Content types that are taken. */
  types: readonly FileType[];
  /** Kilobytes of 1,000 bytes at most. */
  kilobytes: number;
  /** Pixels at most, in either direction. A drawing has no pixels. */
  pixels: number;
  /** Pixels at least, in either direction. */
  leastPixels: number;
}

export const pictureRules: Record<UploadPurpose, PictureRules> = {
  siteLogo: {
    name: 'A logo',
    types: ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'],
    // It stands in the first paint of every page.
    kilobytes: 200,
    pixels: 2_000,
    leastPixels: 16,
  },
  siteFavicon: {
    name: 'An icon',
    types: ['image/png', 'image/svg+xml', 'image/x-icon'],
    kilobytes: 100,
    pixels: 512,
    leastPixels: 16,
  },
  agencyLogo: {
    name: 'A logo',
    types: ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'],
    kilobytes: 500,
    pixels: 2_000,
    leastPixels: 16,
  },
  transferSlip: {
    name: 'A slip',
    types: ['image/png', 'image/jpeg', 'image/webp', PDF],
    // A photograph by a phone, a picture of its screen, or what the bank gives to be saved.
    kilobytes: 5_000,
    pixels: 8_000,
    leastPixels: 100,
  },
  activityPicture: {
    name: 'A picture',
    types: ['image/png', 'image/jpeg', 'image/webp'],
    // Several stand on one page of what can be done in a city.
    kilobytes: 1_000,
    pixels: 4_000,
    leastPixels: 100,
  },
};

const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join('');

/** Kinds that a browser makes smaller before they are sent. */
const shrunkTypes: readonly FileType[] = ['image/png', 'image/jpeg', 'image/webp'];
/** Bytes of a picture that a person may choose, where the browser makes it smaller. */
export const CHOSEN_BYTES = 8_000_000;

/** What is taken, in words: `PNG, JPEG or WebP up to 8 MB, SVG up to 200 KB`. */
export function whatIsTaken({ types, kilobytes }: PictureRules): string {
  const inWords = (some: readonly FileType[], most: string) =>
    some.length ? `${listed(some.map((type) => typeNames[type]))} up to ${most}` : '';
  return [
    inWords(types.filter(mayShrink), sizeInWords(CHOSEN_BYTES)),
    inWords(
      types.filter((type) => !mayShrink(type)),
      sizeInWords(kilobytes * 1_000),
    ),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Whether a browser can make a file of this type smaller. */
export const mayShrink = (type: string): boolean => shrunkTypes.some((one) => one === type);

/** Why a file that somebody chose cannot be sent, however small it is made; undefined where it may be tried. */
export const whyNotChosen = (purpose: UploadPurpose, { type, size }: { type: string; size: number }) =>
  mayShrink(type) && size > CHOSEN_BYTES
    ? `A picture can have at most ${sizeInWords(CHOSEN_BYTES)}; this file has ${sizeInWords(size)}.`
    : whyNotSent(purpose, { type, size: mayShrink(type) ? Math.min(size, 1) : size });

/** A number of bytes as people say it; a little too much is never said to be just enough. */
export const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${Math.ceil(bytes / 100_000) / 10} MB`;

/** Why a file is not even sent, as a sentence; undefined where it may be. Size in bytes. */
export function whyNotSent(purpose: UploadPurpose, { type, size }: { type: string; size: number }): string | undefined {
  const rules = pictureRules[purpose];
  if (!rules.types.some((taken) => taken === type))
    return `${rules.name} is a ${listed(rules.types.map((taken) => typeNames[taken]))} file.`;
  if (size === 0) return 'This file is empty.';
  if (size > rules.kilobytes * 1_000)
    return `${rules.name} can have at most ${rules.kilobytes} KB; this file has ${sizeInWords(size)}.`;
  return undefined;
}
