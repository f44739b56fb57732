import { beforeAll, describe, expect, it, test } from 'vitest';
import { askedHere, askedOfAll } from '#functions/flights/asked-here.ts';
import { rateOn } from '#functions/markups/rate-on.ts';
import { readBook } from '#functions/markups/store.ts';
import { taxesOf } from '#functions/markups/taxes/taxes-of.ts';
import { scopeOfJob } from '#functions/scope.ts';
import { getTaxRates } from '#shared/markups/taxes/get-tax-rates.ts';
import { saveTaxRate } from '#shared/markups/taxes/save-tax-rate.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { customerSheet } from '#shared/users/customers/customer-sheet.ts';
import { netOffer } from '#test/flights/net-offer.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { opensHere } from '#web/permissions/shown-here.ts';
import { saveFields, valueOf } from './settings-steps.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let gulf: TestUser;
let sarathi: TestUser;
beforeAll(() => {
  gulf = world.user('gulf', 'staff');
  sarathi = world.user('sarathi', 'staff');
});

test.each([
  ['IN', '', 'GST', 'GSTIN', true],
  ['IN', 'TRN', 'GST', 'GSTIN', true],
  ['AE', '', 'VAT', 'TRN', false],
  ['AE', 'Tax registration', 'VAT', 'Tax registration', false],
  ['LK', '', 'VAT', 'VAT number', false],
  ['SG', '', 'GST', 'GST number', false],
  ['QA', '', 'Tax', 'Tax number', false],
])('in %s, called %j there: %s, %s, with PAN and TDS: %s', (country, taxNumberName, feeTax, typed, isIndia) => {
  expect(siteTaxes({ country, taxNumberName })).toMatchObject({
    feeTax,
    companyNumberTyped: typed,
    hasPan: isIndia,
    hasTds: isIndia,
    hasGstin: isIndia,
  });
});

describe('a site outside India', () => {
  it('has its own tax on the fee and no TDS, not of its own making either', async () => {
    const asked = await callHttp({ site: 'gulf', call: getTaxRates, body: {}, as: gulf });
    expect(asked.result!.rates.map(({ kind, percent }) => [kind, percent])).toEqual([['gst', 5]]);
    const body = { kind: 'tds', percent: 2, from: '2026-12-01' } as const;
    expect(await callHttp({ site: 'gulf', call: saveTaxRate, body, as: gulf })).toMatchObject({
      errorCode: 'VALIDATION',
      errors: { kind: expect.stringContaining('No tax is deducted') },
    });
    const kept = taxesOf('AE', [{ kind: 'tds', basisPoints: 200, from: '2018-01-01' }]);
    expect(rateOn(kept, 'tds', '2026-11-22')).toBe(0);
    expect((await readBook(scopeOfJob(world.job('gulf')))).book.feeTax).toBe('VAT');
    const vat = { kind: 'gst', percent: 6, from: '2026-12-01' } as const;
    await callHttp({ site: 'gulf', call: saveTaxRate, body: vat, as: gulf });
    const { result } = await callHttp({ site: 'gulf', call: getTaxRates, body: {}, as: gulf });
    expect(result!.events[0]!.to).toBe('VAT 6 % from 1 Dec 2026');
  });

  it('has a number of its own form, called as it likes, and no state of one', async () => {
    const fields = { gstin: '1003 4567 8900 003', taxNumberName: 'Tax registration' };
    expect((await saveFields(gulf, 'company', fields)).errorCode).toBeNull();
    expect(await valueOf(gulf, 'company')).toMatchObject({ ...fields, gstin: '100345678900003' });
    expect(await saveFields(gulf, 'company', { state: '32' })).toMatchObject({
      errors: { 'value.state': expect.any(String) },
    });
    expect(await saveFields(sarathi, 'company', { taxNumberName: 'TRN' })).toMatchObject({
      errors: { 'value.taxNumberName': expect.any(String) },
    });
  });

  it('asks no passenger for a PAN, whatever the fare says', () => {
    const offer = netOffer({ requires: { passport: true, pan: true, dateOfBirth: true } });
    expect(askedHere(offer.requires, { country: 'AE' })).toEqual({ ...offer.requires, pan: false });
    expect(askedHere(offer.requires, { country: 'IN' })).toEqual(offer.requires);
    expect(askedOfAll([offer], { country: 'AE' })[0]!.requires.pan).toBe(false);
    expect(askedOfAll([offer], { country: 'IN' })[0]).toBe(offer);
  });

  it('names neither PAN nor GST in its customers’ file, and offers no right to open one', () => {
    const headings = (country: string) => customerSheet(siteTaxes({ country })).map(({ heading }) => heading);
    expect(headings('IN')).toEqual(expect.arrayContaining(['PAN', 'GST Number']));
    expect(headings('AE')).toContain('TRN');
    expect(headings('AE').filter((heading) => /PAN|GST/.test(heading))).toEqual([]);
    expect(opensHere('customers.pan', siteTaxes({ country: 'AE' }))).toBe(false);
    expect(opensHere('customers.edit', siteTaxes({ country: 'AE' }))).toBe(true);
  });
});
