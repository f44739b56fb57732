import { expect, test } from 'vitest';
import { login } from '#shared/users/session/login.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld();
const ACCOUNTS = 30;
/** Fewer than earn a pause. */
const TRIES_EACH = 8;
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

test('an account nobody has, and one without a password yet, take as long as one with a wrong password, within 10 %', async () => {
  const times = { known: [] as number[], unknown: [] as number[], unset: [] as number[] };
  let address = 0;
  const tried = async (email: string) => {
    address += 1;
    const from = performance.now();
    const answer = await callHttp({
      site: 'sarathi',
      call: login,
      address: `2001:db8:0:${address.toString(16)}::1`,
      body: { email, password: 'not the password' },
    });
    const took = performance.now() - from;
    expect(answer.errorCode).toBe('WRONG_CREDENTIALS');
    return took;
  };
  await tried('warm@sarathi.example');
  for (let n = 0; n < ACCOUNTS; n++) {
    const known = await world.addUser('sarathi', 'retail', { password: 'monsoon over Kochi' });
    const unset = await world.addUser('sarathi', 'retail', { status: 'unverified' });
    // In turns, so that a slow minute slows all alike.
    for (let at = 0; at < TRIES_EACH; at++) {
      times.known.push(await tried(known.item.email));
      times.unknown.push(await tried(`nobody${n}@sarathi.example`));
      times.unset.push(await tried(unset.item.email));
    }
  }
  const [known, unknown, unset] = [median(times.known), median(times.unknown), median(times.unset)];
  console.log(
    `median ms: known ${known.toFixed(1)}, unknown ${unknown.toFixed(1)}, without a password ${unset.toFixed(1)}`,
  );
  expect(Math.abs(unknown / known - 1)).toBeLessThan(0.1);
  expect(Math.abs(unset / known - 1)).toBeLessThan(0.1);
});
