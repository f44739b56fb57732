import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { askAgain } from '#web/api/ask-again.ts';

it('what was saved while a first answer was on its way is read once that answer is there', async () => {
  const client = new QueryClient();
  const groups = ['Standard'];
  const asked: { answer: () => void }[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['markups/groups', { page: 1 }],
    queryFn: () => {
      const read = [...groups];
      return new Promise<string[]>((resolve) => asked.push({ answer: () => resolve(read) }));
    },
  });
  const seen: (string[] | undefined)[] = [];
  const end = observer.subscribe(({ data }) => seen.push(data));
  await expect.poll(() => asked.length).toBe(1);
  groups.push('Gold');
  const again = askAgain(client, { name: 'markups/groups' });
  asked[0]!.answer();
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!.answer();
  await again;
  expect(seen.at(-1)).toEqual(['Standard', 'Gold']);
  end();
});

it('an answer that is shown is asked once, and nothing is asked that nobody looks at', async () => {
  const client = new QueryClient();
  let asked = 0;
  const observer = new QueryObserver(client, { queryKey: ['markups/groups'], queryFn: async () => ++asked });
  client.setQueryData(['others'], 'kept');
  const end = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toBe(1);
  await askAgain(client, { name: 'markups/groups' });
  expect(asked).toBe(2);
  expect(client.getQueryState(['others'])?.isInvalidated).toBe(false);
  end();
});
