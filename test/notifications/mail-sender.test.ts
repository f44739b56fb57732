import { expect, it } from 'vitest';
import { makeJob } from '#functions/actors/job.ts';
import { sendMail } from '#functions/notifications/send-mail.ts';
import { config } from '#functions/runtime/config.ts';
import { mailFromWrites } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { detectSite } from '#shared/site/detect-site.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const OWN = 'tickets@sarathi-mails.example';
const { siteName, adminEmail } = testSites.sarathi.data;

async function sentBy(site: string, to: string) {
  await sendMail((await makeJob(site, 'mail'))!, { to, subject: 'Your ticket', html: '<p>Ticket</p>', text: 'Ticket' });
  return world.mail.lastTo(to);
}
const setSender = async (address: string) => {
  const job = (await makeJob('sarathi', 'test'))!;
  expect(await commit(job, mailFromWrites(job, address))).toMatchObject({ ok: true });
};

it("mails from the platform in the site's name, replies going to the site's admin", async () => {
  const mail = await sentBy('sarathi', 'one@example.com');
  expect(mail.from).toContain(`<${config().MAIL_FROM}>`);
  expect(mail.from).toContain(siteName);
  expect(mail.raw).toMatch(new RegExp(`Reply-To: .*<${adminEmail}>`));
});

it("mails from a partner's own verified sender once it has one, and only that partner's mails", async () => {
  await setSender(OWN);
  const mail = await sentBy('sarathi', 'two@example.com');
  expect(mail.from).toContain(`<${OWN}>`);
  expect(mail.from).toContain(siteName);
  expect((await sentBy('gulf', 'three@example.com')).from).toContain(`<${config().MAIL_FROM}>`);
});

it('keeps the sender from the browser', async () => {
  await setSender(OWN);
  const answer = await callHttp({
    site: 'sarathi',
    call: detectSite,
    body: { domain: testSites.sarathi.data.domain } as never,
  });
  expect(answer.status).toBe(200);
  expect(JSON.stringify(answer)).not.toContain(OWN);
});

it("goes back to the platform's sender when the partner's is taken away", async () => {
  await setSender(OWN);
  await setSender('');
  expect((await sentBy('sarathi', 'four@example.com')).from).toContain(`<${config().MAIL_FROM}>`);
});
