import { expect, inject } from 'vitest';

interface StoredMail {
  subject: string;
  destination: { to: string[] };
  body: { html?: string; text?: string };
}

const mailsTo = async (address: string): Promise<StoredMail[]> => {
  const { emails } = (await (await fetch(`${inject('mailbox')}/store`)).json()) as { emails: StoredMail[] };
  return emails.filter(({ destination }) => destination.to.some((to) => to.includes(address)));
};

/** The newest mail to an address whose subject fits, and that leads to `about` where that is said; waits until it is there. */
export async function mailTo(address: string, subject: RegExp, least = 1, about = ''): Promise<StoredMail> {
  const fitting = async () =>
    (await mailsTo(address)).filter((mail) => subject.test(mail.subject) && (mail.body.html ?? '').includes(about));
  await expect
    .poll(async () => (await fitting()).length, { message: `mail to ${address} about ${subject}` })
    .toBeGreaterThanOrEqual(least);
  return (await fitting()).at(-1)!;
}
