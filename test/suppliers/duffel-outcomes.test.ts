import { expect, test } from 'vitest';
import { outcomeOfAsking, outcomeOfCreating } from '#functions/suppliers/duffel/outcomes.ts';

const created = (status: number, code = '') => outcomeOfCreating({ status, code });

test('what Duffel refuses before it asks the airline is surely not booked; a time-out or a conflict is a doubt', () => {
  const sure = [400, 401, 403, 404, 406, 407, 410, 422];
  expect(sure.map((status) => created(status))).toEqual(sure.map(() => 'FARE_EXPIRED'));
  const doubtful = [202, 399, 408, 409, 423, 429, 500, 502, 503, 504];
  expect(doubtful.map((status) => created(status))).toEqual(doubtful.map(() => 'SUPPLIER_FAILED'));
});

test('what it says of the fare itself is sure, whatever the status', () => {
  expect(created(502, 'order_not_created')).toBe('SOLD_OUT');
  expect(created(409, 'price_changed')).toBe('PRICE_CHANGED');
  expect(created(422, 'duplicate_booking')).toBe('SUPPLIER_FAILED');
  expect(created(422, 'duplicate_passenger_name')).toBe('FARE_EXPIRED');
});

test('a question is answered by a fare that is gone, or by nothing of that name', () => {
  expect([404, 410, 408, 409, 500].map((status) => outcomeOfAsking({ status, code: '' }))).toEqual([
    ...['NOT_FOUND', 'NOT_FOUND'],
    ...['SUPPLIER_FAILED', 'SUPPLIER_FAILED', 'SUPPLIER_FAILED'],
  ]);
});
