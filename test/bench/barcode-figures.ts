import { boardingPass } from '#shared/bookings/boarding-pass.ts';
import { drawPdf417 } from '#web/bookings/ticket/pdf417.ts';
import { delhiToMumbai } from '#test/fixtures/booking.ts';
import { type Figure, timeOf } from './figure.ts';

const GOES = 200;
const names = ['SHARMA', 'MENON', 'VARGHESE', 'AL MANSOORI', 'DE SOUZA', 'K', 'RAGHUNATHAN'];

/** The barcode of one passenger on one sector, another each time, as SVG text: by the page's own code, in Node. */
export async function barcodeFigures(): Promise<Figure[]> {
  const contents = Array.from({ length: GOES * 2 }, (_, at) =>
    boardingPass(
      { firstName: `TARA${'ABCDEFGH'.slice(0, at % 8)}`, lastName: names[at % names.length]! },
      (1_000_000_000 + at * 7_919_317).toString(36).toUpperCase().slice(0, 6),
      { ...delhiToMumbai, flightNumber: String(100 + at) },
    ),
  );
  let at = 0;
  let bytes = 0;
  const time = await timeOf(GOES, () => (bytes = drawPdf417(contents[at++]!).length));
  return [
    {
      name: `PDF417 as SVG (${(bytes / 1000).toFixed(1)} KB), p50 of ${GOES} different ones`,
      measured: time,
      budget: 3,
      unit: 'ms',
      held: false,
    },
  ];
}
