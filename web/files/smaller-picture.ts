import { fileEndings, type FileType, type PictureRules } from '#shared/files/purposes.ts';

/** How much of it is kept where JPEG and WebP leave something out, best first. */
const QUALITIES = [0.88, 0.75, 0.6];
/** A side that is still too heavy becomes so much shorter. */
const STEP = 0.8;

/**
 * A picture as small as its purpose asks: never more pixels or bytes than its rules have, upright as a camera meant it.
 * What can be seen through stays so. One that is small enough, or that the browser cannot draw, comes back as it is.
 */
export async function smallerPicture(file: File, type: string, rules: PictureRules): Promise<File> {
  const most = rules.kilobytes * 1_000;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return file;
  try {
    const longest = Math.max(picture.width, picture.height);
    if (file.size <= most && longest <= rules.pixels) return file;
    const kinds = kindsFor(type, rules, isSeenThrough(picture));
    for (let side = Math.min(longest, rules.pixels); side >= rules.leastPixels; side = Math.floor(side * STEP)) {
      const drawn = draw(picture, side / longest);
      for (const kind of kinds)
        for (const quality of kind === 'image/png' ? [1] : QUALITIES) {
          const blob = await new Promise<Blob | null>((done) => drawn.toBlob(done, kind, quality));
          // A browser that does not write a kind writes another one.
          if (blob?.type === kind && blob.size <= most)
            return new File([blob], renamed(file.name, kind), { type: kind });
        }
    }
    return file;
  } finally {
    picture.close();
  }
}

/** What it may be written as, the best first. */
function kindsFor(type: string, { types }: PictureRules, isClear: boolean): FileType[] {
  const wanted: FileType[] = isClear
    ? ['image/png', 'image/webp']
    : type === 'image/webp'
      ? ['image/webp', 'image/jpeg', 'image/png']
      : ['image/jpeg', 'image/webp', 'image/png'];
  return wanted.filter((one) => types.includes(one));
}

function draw(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d')!;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Pixels of a side by which it is looked at. */
const SAMPLE = 256;

/** Whether any of it can be seen through. */
function isSeenThrough(picture: ImageBitmap): boolean {
  const small = draw(picture, Math.min(1, SAMPLE / Math.max(picture.width, picture.height)));
  const { data } = small.getContext('2d')!.getImageData(0, 0, small.width, small.height);
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 250) return true;
  return false;
}

const renamed = (name: string, kind: FileType): string => `${name.replace(/\.\w+$/, '')}.${fileEndings[kind]}`;
