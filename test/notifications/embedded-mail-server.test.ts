import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMail } from '#functions/notifications/send-mail.ts';
import { setPasswordMail } from '#functions/notifications/set-password-mail.ts';
import { config } from '#functions/runtime/config.ts';
import { startMailServer } from '#infra/local/mail-server.ts';
import { testSites } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld();
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  server = await startMailServer();
  config().SES_ENDPOINT = server.endpoint;
});
afterAll(() => server.stop());

describe('the embedded mail server', () => {
  it('shows a mail of the site in its inbox', async () => {
    await sendMail(
      world.job('sarathi'),
      setPasswordMail(
        testSites.sarathi.data,
        { email: 'asha@example.com', name: 'Ashā Menon' },
        'http://sarathi.localhost/app/generate_password?token=x',
      ),
    );
    const { emails } = (await (await fetch(`${server.endpoint}/store`)).json()) as {
      emails: { subject: string; from: string; destination: { to: string[] }; body: { html: string; text: string } }[];
    };
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({
      subject: 'Welcome to Sarathi Travels: please set your password',
      body: { html: expect.stringContaining('Ashā Menon'), text: expect.stringContaining('generate_password?token=x') },
    });
    expect(emails[0]!.from).toContain('Sarathi Travels');
    expect(emails[0]!.destination.to.join()).toContain('asha@example.com');
  });
});
