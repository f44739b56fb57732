import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { extractText } from 'unpdf';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** A PDF as another program than the one that made it reads it: its pages' texts. */
export async function readPaper(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: false });
  return text;
}

const decoder = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
const wasm = readFileSync(decoder);
prepareZXingModule({
  overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer },
});

const PICTURE = /\/Subtype \/Image\b(?<facts>[^]*?)stream\r?\n/g;
const numberIn = (facts: string, name: string) => Number(new RegExp(`/${name} (\\d+)`).exec(facts)?.[1]);

/** What the barcodes among a PDF's pictures say, in their order in the file. */
export async function readPaperBarcodes(bytes: Uint8Array): Promise<string[]> {
  const file = Buffer.from(bytes);
  const found: string[] = [];
  for (const { groups, index, 0: head } of file.toString('latin1').matchAll(PICTURE)) {
    const facts = groups!.facts!;
    if (!facts.includes('/DeviceRGB')) continue;
    const from = index + head.length;
    const pixels = inflateSync(file.subarray(from, from + numberIn(facts, 'Length')));
    const [width, height] = [numberIn(facts, 'Width'), numberIn(facts, 'Height')];
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    for (let at = 0; at < width * height; at++) data.set(pixels.subarray(at * 3, at * 3 + 3), at * 4);
    const image = { data, width, height, colorSpace: 'srgb' } as ImageData;
    for (const { text } of await readBarcodes(image, { formats: ['PDF417'], tryHarder: true })) found.push(text);
  }
  return found;
}
