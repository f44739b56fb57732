import { describe, expect, it } from 'vitest';
import { detectSite } from '#shared/site/detect-site.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';

describe('a site is found by its domain', () => {
  const world = useWorld();

  it('answers the brand of the site served there', async () => {
    const answer = await callHttp({ site: 'sarathi', call: detectSite, body: { domain: 'sarathi.localhost:4400' } });
    expect(answer).toMatchObject({ status: 200, success: true, errorCode: null });
    expect(answer.result).toMatchObject({ _id: 'sarathi', siteName: 'Sarathi Travels', currency: 'INR' });
  });

  it("answers another site's domain as if it were not there", async () => {
    const answer = await callHttp({ site: 'sarathi', call: detectSite, body: { domain: 'gulf.localhost' } });
    expect(answer).toMatchObject({ status: 404, success: false, errorCode: 'UNKNOWN_SITE' });
  });

  it('costs one trip to the table once the settings are known', async () => {
    const ask = () =>
      callHttp({
        site: 'gulf',
        call: detectSite,
        body: { domain: 'gulf.localhost' },
        as: world.user('gulf', 'retail'),
      });
    await ask();
    world.faults.reset();
    await ask();
    expect(world.faults.counts().byName).toEqual({ BatchGetItem: 1 });
  });
});
