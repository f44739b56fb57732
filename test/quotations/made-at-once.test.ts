import { expect, it } from 'vitest';
import { copyKart } from '#shared/quotations/copy-kart.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { fiveDays } from './store-kart.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });

it('quotations that are made and copied at once are numbered one after the other, each in one try', async () => {
  const desk = world.user('sarathi', 'staff');
  const { item } = await world.addUser('sarathi', 'travelAgent');
  const body = { ...fiveDays, customerId: item.sequence };
  const { kart: first } = await told(desk, saveKart, body);
  world.faults.reset();
  const made = await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const answer =
        at % 2 === 0
          ? await asking(desk)(saveKart, { ...body, kartName: `No. ${at}` })
          : await asking(desk)(copyKart, { id: first.id });
      expect(answer.errorCode).toBeNull();
      const result = answer.result as { quotationId?: number; kart?: { quotationId: number } };
      return result.quotationId ?? result.kart!.quotationId;
    }),
  );
  expect(made.toSorted((a, b) => a - b)).toEqual(made.map((_, at) => first.quotationId + 1 + at));
  const { list } = world.faults.counts();
  const numbered = list.filter(({ input }) => JSON.stringify(input.TransactItems ?? '').includes('"sk":"SEQ"'));
  expect(numbered).toHaveLength(40);
});
