import { expect, it } from 'vitest';
import { signUp } from '#shared/users/registration/sign-up.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';

process.env.SITE_ORIGIN = 'http://{domain}:8420';
const world = useWorld({ at: '2026-12-01T08:00:00Z' });

it('a mailed link leads to the site’s own pages, whatever port the request named', async () => {
  const named = 'http://sarathi.localhost:6666';
  const body = { gender: 2, firstName: 'Asha', lastName: 'Menon', email: 'asha@example.com' };
  const answer = await callHttp({
    site: 'sarathi',
    call: signUp,
    body: { ...body, phone: '9810020001', phoneCode: '+91' } as never,
    headers: { 'x-site-origin': named, origin: named },
  });
  expect(answer.status).toBe(200);
  const { html } = world.mail.lastTo('asha@example.com');
  expect(html).toContain('http://sarathi.localhost:8420/app/generate_password?token=');
  expect(html).not.toContain(':6666');
});
