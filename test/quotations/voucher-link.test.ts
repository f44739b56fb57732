import { beforeAll, describe, expect, it } from 'vitest';
import { makeVoucherPaper } from '#functions/quotations/voucher/make-voucher-paper.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { getQuotationPdf } from '#shared/documents/get-quotation-pdf.ts';
import { makeDocument } from '#shared/documents/make-document.ts';
import { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { voucherOfLine } from '#shared/quotations/voucher-sheet.ts';
import { sendVoucher } from '#shared/quotations/voucher/send-voucher.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { sendStoredKart, storeKart } from './store-kart.ts';
import { storeVouchered } from './store-vouchered.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>, as?: TestUser) =>
  callHttp({ site: 'sarathi', call, body, ...(as && { as }) });
const trip = () =>
  storeVouchered(desk, customer, {
    ...{
      remarkForCustomer: 'Bring warm clothes.',
      internalRemark: 'Owes us money',
      purchaseConfirmationNo: 'CV-551820',
    },
    passengers: [{ id: 'p', title: 'Mr', firstName: 'Ravi', lastName: 'Menon', dateOfBirth: '1980-02-01', paxType: 1 }],
    stay: { price: 7777 },
  });

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent');
});

describe('a voucher', () => {
  it('is mailed by its quotation’s link, which shows times, pickups and references, and no price', async () => {
    const { id } = await trip();
    const sent = await ask(sendVoucher, { id, email: 'guest@malabar.example', message: 'Have a good trip.' }, desk);
    expect(sent.status).toBe(200);
    await runSchedule('send-mails');
    const mail = world.mail.sent.find(({ to }) => to === 'guest@malabar.example');
    expect(mail!.text).toContain(sent.result!.link);
    expect(mail!.text).toContain('Have a good trip.');
    const token = sent.result!.link.split('/').at(-1)!;
    const { voucher } = (await ask(getQuotation, { token })).result!;
    expect(voucher).toMatchObject({
      ...{ from: '2026-12-12', to: '2026-12-16', remark: 'Bring warm clothes.' },
      guests: [{ name: 'Mr Ravi Menon', paxType: 1 }],
      days: [
        {
          ...{ day: 2, date: '2026-12-13' },
          entries: [
            { time: '14:30', title: 'Private car', note: 'DXB Terminal 1 to Marina Bay Suites', isDrive: true },
            { note: 'Check-in, 3 nights', reference: 'CV-551820', isDrive: false },
          ],
        },
        { day: 5, entries: [{ time: '09:00', isDrive: true }, { note: 'Check-out' }] },
      ],
    });
    for (const hidden of ['7777', 'Owes', '1980', customer.item.email])
      expect(JSON.stringify(voucher)).not.toContain(hidden);
    const paper = (await ask(getQuotationPdf, { token })).result!;
    expect(paper.fileName).toMatch(/^voucher-\d+\.pdf$/);
    expect(Buffer.from(paper.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    // The quotation's own link, where it was sent before, is the same one.
    expect((await ask(sendVoucher, { id, email: '', message: '' }, desk)).result).toEqual(sent.result);
  });

  it('is sent of one line: its link and its paper are of that line, and another’s is not found', async () => {
    const { id, line } = await trip();
    const email = 'one-line@malabar.example';
    const sent = await ask(sendVoucher, { id, email, message: '', line: line.id }, desk);
    const address = new URL(sent.result!.link);
    expect(address.searchParams.get('line')).toBe(line.id);
    await runSchedule('send-mails');
    expect(world.mail.sent.find(({ to }) => to === email)!.text).toMatch(/Your voucher: Hotel /);
    const token = address.pathname.split('/').at(-1)!;
    const { voucher } = (await ask(getQuotation, { token })).result!;
    expect(voucherOfLine(voucher!, line.id)).toEqual(voucher);
    const other = { ...voucher!.days[0]!, entries: [{ ...voucher!.days[0]!.entries[0]!, lineId: 'OTHER' }] };
    expect(voucherOfLine({ ...voucher!, days: [...voucher!.days, other] }, 'OTHER').days).toEqual([other]);
    expect(voucherOfLine(voucher!, 'NONE')).toEqual(voucher);
    expect(await ask(getQuotationPdf, { token, line: line.id })).toMatchObject({ status: 200 });
    expect(await ask(getQuotationPdf, { token, line: 'NONE' })).toMatchObject({ status: 404 });
    const none = { id, email, message: '', line: '0123456789ABCDEFGHJKMNPQRS' };
    expect(await ask(sendVoucher, none, desk)).toMatchObject({ status: 404 });
  });

  it('is shown and sent only while it stands', async () => {
    const { id } = await trip();
    const { link } = (await ask(sendVoucher, { id, email: '', message: '' }, desk)).result!;
    const token = link.split('/').at(-1)!;
    await ask(saveKart, { id, isVouchered: false }, desk);
    expect((await ask(getQuotation, { token })).result!.voucher).toBeNull();
    expect(await ask(getQuotationPdf, { token })).toMatchObject({ status: 404 });
    expect(await ask(sendVoucher, { id, email: '', message: '' }, desk)).toMatchObject({
      ...{ status: 409, message: 'This quotation is not vouchered.' },
    });
    const draft = await storeKart(desk, customer, { miscellaneous: [] });
    expect(await ask(sendVoucher, { id: draft.id, email: '', message: '' }, desk)).toMatchObject({ status: 409 });
    expect(await makeVoucherPaper(world.job('sarathi'), draft.id)).toBeUndefined();
  });

  it('is a paper, of the whole trip or of one line', async () => {
    const { id, line } = await trip();
    const job = world.job('sarathi');
    const [whole, one, none] = [
      await makeVoucherPaper(job, id),
      await makeVoucherPaper(job, id, line.id),
      await makeVoucherPaper(job, id, 'nothing'),
    ];
    expect(whole!.fileName).toMatch(/^voucher-\d+\.pdf$/);
    for (const paper of [whole, one]) expect(paper!.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(none).toBeUndefined();
    const asked = await ask(makeDocument, { kind: 'voucher', id, line: line.id }, desk);
    expect(asked.result).toMatchObject({ fileName: whole!.fileName, contentType: 'application/pdf' });
    expect(await ask(makeDocument, { kind: 'voucher', id }, customer)).toMatchObject({ status: 404 });
    expect(await ask(makeDocument, { kind: 'voucher', id })).toMatchObject({ status: 401 });
    expect(await sendStoredKart(desk, id).catch(() => 'refused')).toBe('refused');
  });
});
