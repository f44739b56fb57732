import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The scripts that papers are written in. */
export type Script = 'latin' | 'arabic' | 'devanagari';
export type Weight = 'regular' | 'strong';

/**
 * Every font of a paper, under the SIL Open Font License, by the name of its file and where its package keeps it. As
 * uploaded the files lie beside the code (infra/aws/fonts-beside.ts).
 */
export const fontFiles: Readonly<Record<Script, Readonly<Record<Weight, string>>>> = {
  latin: {
    regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
    strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  },
  arabic: {
    regular: '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
  },
  devanagari: {
    regular: '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
    strong: '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  },
};

const read = new Map<string, Promise<Uint8Array>>();

/** A font's bytes, read when the first paper needs it and kept. Rejects where it is not there. */
export function fontBytes(script: Script, weight: Weight): Promise<Uint8Array> {
  const file = fontFiles[script][weight];
  const bytes = read.get(file) ?? readFile(placeOf(file));
  read.set(file, bytes);
  return bytes;
}

function placeOf(file: string): string | URL {
  const beside = new URL(file.slice(file.lastIndexOf('/') + 1), import.meta.url);
  return existsSync(beside) ? beside : createRequire(import.meta.url).resolve(file);
}
