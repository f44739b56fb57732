import type { SNSEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { isSuppressed } from '#functions/notifications/store.ts';
import { handler } from '#functions/workers/mail-feedback.ts';
import { useWorld } from '#test/harness/use-world.ts';

useWorld();

const told = (message: object) => handler({ Records: [{ Sns: { Message: JSON.stringify(message) } }] } as SNSEvent);
const mail = { tags: { site: ['sarathi'] } };

describe('what SES says of a mail', () => {
  it('keeps an address that is gone from being mailed again', async () => {
    await told({
      eventType: 'Bounce',
      mail,
      bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'Gone@example.com' }] },
    });
    expect(await isSuppressed('gone@example.com')).toBe(true);
  });

  it('keeps whoever complained from being mailed again', async () => {
    await told({
      eventType: 'Complaint',
      mail,
      complaint: { complainedRecipients: [{ emailAddress: 'cross@example.com' }] },
    });
    expect(await isSuppressed('cross@example.com')).toBe(true);
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
    expect(await isSuppressed('full@example.com')).toBe(false);
  });
});
