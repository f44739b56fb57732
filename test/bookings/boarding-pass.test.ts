import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiName } from '#shared/bookings/ascii-name.ts';
import { barcodeContent, boardingPass } from '#shared/bookings/boarding-pass.ts';
import { delhiToMumbai } from '#test/fixtures/booking.ts';

const ananya = { firstName: 'Ananya', lastName: 'Sharma' };

describe('a boarding pass holds the mandatory 60 characters', () => {
  it('of 6E 203 from Delhi to Mumbai on 5 March 2026', () => {
    expect(boardingPass(ananya, 'ABC123', delhiToMumbai)).toBe(
      'M1SHARMA/ANANYA       EABC123 DELBOM6E 0203 064Y         000',
    );
  });

  it('whatever the names, codes and numbers are', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 16));
    fc.assert(
      fc.property(
        text,
        text,
        text,
        text,
        text,
        day,
        (firstName, lastName, pnr, flightNumber, fareClass, departureTime) => {
          const code = boardingPass({ firstName, lastName }, pnr, {
            ...delhiToMumbai,
            flightNumber,
            fareClass,
            departureTime,
          });
          expect(code).toMatch(/^M1[A-Z/ ]{20}E[A-Z0-9 ]{7}DELBOM6E \d{4} \d{3}[A-Z] {9}000$/);
          expect(code).toHaveLength(60);
          expect(code[2]).not.toBe(' ');
        },
      ),
      { seed: 203 },
    );
  });

  it('cuts a long name at 20 characters', () => {
    expect(
      boardingPass({ firstName: 'Thirunavukkarasu', lastName: 'Balasubramaniam' }, 'ABC123', delhiToMumbai).slice(
        2,
        22,
      ),
    ).toBe('BALASUBRAMANIAM/THIR');
  });

  it('takes Y for a class that is missing or longer than one letter', () => {
    expect(boardingPass(ananya, 'ABC123', { ...delhiToMumbai, fareClass: '' })[47]).toBe('Y');
    expect(boardingPass(ananya, 'ABC123', { ...delhiToMumbai, fareClass: 'ECO' })[47]).toBe('Y');
    expect(boardingPass(ananya, 'ABC123', { ...delhiToMumbai, fareClass: 'R' })[47]).toBe('R');
  });

  it('writes names in the letters airlines have', () => {
    expect(asciiName('Groß-Müller')).toBe('GROSSMULLER');
    expect(asciiName('Łukasz Ærø')).toBe('LUKASZ AERO');
    expect(asciiName('O’Brien  José')).toBe('OBRIEN JOSE');
    expect(boardingPass({ firstName: '安娜', lastName: 'Сергеева' }, 'ABC123', delhiToMumbai).slice(2, 22)).toBe(
      'X/X                 ',
    );
  });

  it("gives way to the supplier's own content", () => {
    expect(barcodeContent('M1SUPPLIER', ananya, 'ABC123', delhiToMumbai)).toBe('M1SUPPLIER');
    expect(barcodeContent('', ananya, 'ABC123', delhiToMumbai)).toHaveLength(60);
  });
});
