import { numberInvoice } from '#functions/invoices/number-invoice.ts';
import { drawReceipt } from '#functions/documents/receipt/receipt-paper.ts';
import { drawInvoicePaper } from '#functions/invoices/invoice-paper.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { unnumbered } from '#test/invoices/store-invoice.ts';
import { benchTable } from './bench-table.ts';
import { type Figure, timeOf } from './figure.ts';
import { recordTable } from './table-recorder.ts';

const WRITERS = 50;
const NOW = '2026-11-23T08:36:00.000Z';
const look = { zone: 'Asia/Kolkata', colour: '#1d4ed8', contact: '+91 484 400 1122 · desk@sarathi.example' };
const sarathi = { name: 'Sarathi Travels', address: 'MG Road, Kochi 682016', taxNumber: '32AAKCS4417M1ZT' };

/** Papers: the numbers of a series that fifty want at once, and what a PDF takes. */
export async function paperFigures(): Promise<Figure[]> {
  const table = await benchTable();
  const agent = table.user('sarathi', 'travelAgent');
  const job = testJob('sarathi', 'bench');
  const papers = Array.from({ length: WRITERS }, () => unnumbered(agent));
  const { take } = recordTable();
  const from = performance.now();
  const numbers = await Promise.all(papers.map((paper) => numberInvoice(job, paper)));
  const time = performance.now() - from;
  const operations = take().length;
  const counts = numbers.map((number) => Number(number?.split('/').at(-1))).toSorted((one, other) => one - other);
  const gaps = counts.filter((count, at) => count !== counts[0]! + at).length;
  const drawn = [
    {
      what: 'an invoice',
      draw: () => drawInvoicePaper({ ...papers[0]!.invoice, number: 'SAR/26-27/000001', issuedAt: NOW }, look),
    },
    {
      what: 'a receipt',
      draw: () =>
        drawReceipt(
          {
            ...{ number: '01J0ORDER0', about: 'Money added to the wallet', paidAt: NOW, currency: 'INR' },
            ...{ total: 5_000_000, amounts: [{ label: 'Added to the wallet', minor: 5_000_000 }], seller: sarathi },
            ...{ taxNumberName: 'GSTIN', buyer: sarathi, payer: '', facts: [], closing: 'This is not a tax invoice.' },
          },
          look,
        ),
    },
  ];
  const pdfs: Figure[] = [];
  for (const { what, draw } of drawn)
    pdfs.push(
      {
        name: `a PDF of ${what}: bytes`,
        measured: (await draw()).byteLength / 1024,
        budget: 40,
        unit: 'KB',
        held: true,
      },
      { name: `a PDF of ${what}: time`, measured: await timeOf(10, draw), budget: 150, unit: 'ms', held: false },
    );
  return [
    { name: `${WRITERS} writers of one series: gaps and doubles`, measured: gaps, budget: 0, unit: '', held: true },
    {
      name: `${WRITERS} writers of one series: table operations each`,
      measured: operations / WRITERS,
      budget: 40,
      unit: '',
      held: true,
    },
    { name: `${WRITERS} writers of one series: all of them`, measured: time, budget: 3000, unit: 'ms', held: false },
    ...pdfs,
  ];
}
