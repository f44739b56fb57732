import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as barcodes from 'bwip-js/browser';
import { type CountryCode, type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/mobile/examples';
import plans from 'libphonenumber-js/min/metadata';
import { describe, expect, it } from 'vitest';
import { withoutFonts, withoutFormats } from '#infra/web-build/lean-packages.ts';
import { pdf417Shape } from '#shared/bookings/pdf417-shape.ts';

const packageFile = (name: string) => path.resolve('node_modules', name);

/** A module's text as it runs in the place of its file. */
async function run<T>(code: string, folder: string): Promise<T> {
  const place = mkdtempSync(path.join(tmpdir(), 'lean-'));
  const file = path.join(place, 'lean.mjs');
  const beside = (name: string) => pathToFileURL(path.join(folder, name)).href;
  writeFileSync(
    file,
    code.replace(/(from\s+)(["'])\.\/(.+?)\2/g, (_, from: string, quote: string, name: string) => {
      return `${from}${quote}${beside(name)}${quote}`;
    }),
  );
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as T;
  } finally {
    rmSync(place, { recursive: true });
  }
}

describe('what a build leaves out of packages', () => {
  it('a barcode is the same without fonts', async () => {
    const file = packageFile('bwip-js/dist/bwip-js.mjs');
    const code = readFileSync(file, 'utf8');
    const lean = withoutFonts(code)!;
    expect(code.length - lean.length).toBeGreaterThan(35_000);
    const without = await run<typeof barcodes>(lean, path.dirname(file));
    const draw = ({ pdf417, drawingSVG }: typeof barcodes, text: string) =>
      pdf417({ bcid: 'pdf417', text, ...pdf417Shape, padding: 0 } as Parameters<typeof pdf417>[0], drawingSVG());
    for (const text of ['M1SHARMA/ANANYA       EABC123 DELBOM6E 0203 064Y         000', 'a', '0'.repeat(60)]) {
      expect(draw(without, text)).toBe(draw(barcodes, text));
      expect(draw(without, text)).toMatch(/^<svg/);
    }
  });

  it('a number rings or does not, in every country, without how its digits are set apart', async () => {
    const code = readFileSync(packageFile('libphonenumber-js/metadata.min.json.js'), 'utf8');
    const lean = withoutFormats(code)!;
    expect(lean.length / code.length).toBeLessThan(0.6);
    const { default: without } = await run<{ default: MetadataJson }>(lean, '');
    const read = (number: string, from: MetadataJson) => {
      const found = parsePhoneNumberFromString(number, from);
      return [found?.isValid(), found?.country, found?.nationalNumber];
    };
    let rings = 0;
    for (const country of Object.keys(plans.countries) as CountryCode[]) {
      const [dialCode, example] = [plans.countries[country]![0], examples[country]!];
      const other = [...example].toReversed().join('');
      for (const digits of [example, other, `0${example}`, `8${example}`, example.slice(1), `${example}1`]) {
        const number = `+${dialCode}${digits}`;
        const known = read(number, plans);
        expect(read(number, without), number).toEqual(known);
        if (known[0]) rings++;
      }
    }
    expect(rings).toBeGreaterThan(240);
  });

  it('another version of a package is noticed', () => {
    expect(withoutFonts('FontLib.loadFont("OCR-A", 100, 100, "AAAA");')).toBeUndefined();
    expect(withoutFormats('export default {"countries":{"IN":["91"]},"nonGeographic":{}}')).toBeUndefined();
    expect(withoutFormats('export const plans = {}')).toBeUndefined();
  });
});
