import type { SNSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { makeJob } from '#functions/actors/job.ts';
import { readMailProblem } from '#functions/notifications/store.ts';
import { handler } from '#functions/workers/mail-feedback.ts';
import { useWorld } from '#test/harness/use-world.ts';

useWorld();

const told = (message: object) => handler({ Records: [{ Sns: { Message: JSON.stringify(message) } }] } as SNSEvent);
const problemAt = async (site: string, address: string) =>
  (await readMailProblem((await makeJob(site, 'test'))!, address))?.reason;
const mail = { tags: { site: ['sarathi'] } };

describe('what SES says of a mail', () => {
  it('keeps an address that is gone from being mailed again', async () => {
    await told({
      eventType: 'Bounce',
      mail,
      bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'Gone@example.com' }] },
    });
    for (const site of ['sarathi', 'gulf']) expect(await problemAt(site, 'gone@example.com')).toBe('bounce');
  });

  it('knows of whoever complained at that site alone', async () => {
    await told({
      eventType: 'Complaint',
      mail,
      complaint: { complainedRecipients: [{ emailAddress: 'cross@example.com' }] },
    });
    expect(await problemAt('sarathi', 'cross@example.com')).toBe('complaint');
    expect(await problemAt('gulf', 'cross@example.com')).toBeUndefined();
  });

  it('thinks nothing of a full mailbox, a delivery, or a mail of no site', async () => {
    await told({
      eventType: 'Bounce',
      mail,
      bounce: { bounceType: 'Transient', bouncedRecipients: [{ emailAddress: 'full@example.com' }] },
    });
    await told({ eventType: 'Delivery', mail });
    await told({
      eventType: 'Complaint',
      mail: {},
      complaint: { complainedRecipients: [{ emailAddress: 'full@example.com' }] },
    });
    expect(await problemAt('sarathi', 'full@example.com')).toBeUndefined();
  });
});
