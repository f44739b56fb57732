import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fontFiles } from '#functions/documents/paper/fonts.ts';

/** Who reads fonts: a bundle that holds it has them beside its code. */
export const FONT_READER = 'functions/documents/paper/fonts.ts';

/** The fonts of papers as they lie beside the code, by the names they have there. */
export const fontsBeside = (): [name: string, bytes: Uint8Array][] =>
  Object.values(fontFiles)
    .flatMap((ofScript) => Object.values(ofScript))
    .map((file) => [path.basename(file), readFileSync(createRequire(import.meta.url).resolve(file))]);
