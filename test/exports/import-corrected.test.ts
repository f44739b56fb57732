import { expect, it } from 'vitest';
import { getAccomodation } from '#shared/destination/masters/get-accomodation.ts';
import { sheetOf } from './run-exports.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { told } from '#test/markups/price-steps.ts';
import { bookOf } from '#test/destination/book-of.ts';
import { preview, write } from '#test/destination/run-imports.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
const headings = ['Name', 'Address', 'City', 'Area', 'Phone Number', 'Email', 'Active'];
/** Longer than what a preview shows of a cell. */
const long = `7 ${'Sand '.repeat(30)}Road`;
const tooLong = `${'Sand '.repeat(120)}Road`;

it('rows with errors come as a file that says what is wrong, is nobody else’s, and goes in once it is corrected', async () => {
  const staff = world.user('sarathi', 'staff');
  const rows = [
    ['Dune Lodge', '1 Sand Road', 'Dubai'],
    ['Lost Lodge', long, 'Atlantis', '', '+971 50 123 4567'],
    ['Long Lodge', tooLong, 'Dubai'],
    ['=Bad mail', '3 Sand Road', 'Dubai', '', 'call us', 'desk@'],
  ];
  const { importId } = await preview(staff, 'accommodation', await bookOf(headings, rows));
  const request = { list: 'accommodation', filter: { importId } } as const;
  const file = await sheetOf(staff, request);
  const column = (heading: string) => file.headings.indexOf(heading);
  expect(file.headings.at(-1)).toBe('What is wrong');
  expect(file.rows.map((row) => row[column('Name')])).toEqual(['Lost Lodge', 'Long Lodge', "'=Bad mail"]);
  expect(file.rows.map((row) => row[column('Address')])).toEqual([long, tooLong, '3 Sand Road']);
  expect(file.rows[0]!.at(-1)).toBe('City: No city has this name. Please enter it as in the list of cities.');
  expect(file.rows[2]!.at(-1)).toMatch(/^Phone Number: .*\. Email: /);

  // Another member of staff has nothing of it; nor is it another master's.
  expect((await sheetOf(await world.addUser('sarathi', 'staff', { isSuperAdmin: true }), request)).rows).toEqual([]);
  expect((await sheetOf(staff, { list: 'driver', filter: { importId } })).rows).toEqual([]);

  const corrected = file.rows.map((row) => [...row]);
  corrected[0]![column('City')] = 'Dubai';
  corrected[1]![column('Address')] = '2 Sand Road';
  corrected[2]![column('Phone Number')] = '+971 50 765 4321';
  corrected[2]![column('Email')] = 'desk@lodge.example';
  const again = await preview(staff, 'accommodation', await bookOf(file.headings, corrected));
  expect(again).toMatchObject({ total: 3, bad: 0, planned: { new: 3 } });
  await write(staff, again.importId);
  const { records } = await told(staff, getAccomodation, { name: '=Bad mail' });
  expect(records.map(({ name }) => name)).toEqual(['=Bad mail']);
});
