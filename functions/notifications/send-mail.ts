import type { SESClient } from '@aws-sdk/client-ses';
import type { Actor } from '#functions/actor.ts';
import { config } from '#functions/runtime/config.ts';
import { objects } from '#functions/runtime/objects.ts';
import { readMailFrom, readSite } from '#functions/site/store.ts';
import { isKeyOwners } from './store.ts';
import { logoPicture } from './letterhead.ts';
import type { Mail, MailBarcode, MailTag } from './mail.ts';

let client: Promise<SESClient> | undefined;
const sdk = () => import('@aws-sdk/client-ses');

/** Locally the mail server takes any credentials. */
function ses(): Promise<SESClient> {
  const { AWS_REGION, SES_ENDPOINT } = config();
  const local = SES_ENDPOINT
    ? { endpoint: SES_ENDPOINT, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }
    : {};
  return (client ??= sdk().then(({ SESClient }) => new SESClient({ region: AWS_REGION, ...local })));
}

/** How a mail goes out. */
export type Post = (actor: Actor, mail: Mail, tag?: MailTag) => Promise<void>;

let post: Post | undefined;

/** For a place where some mails go elsewhere, or nowhere; undefined: by SES, as usual. */
export const sendMailsBy = (other: Post | undefined): void => {
  post = other;
};

/**
 * Sends one mail, by SES unless the place has another way. Throws when that fails. From the sandbox none goes to anybody but
 * the owners of its keys: programs name passengers there as they like.
 */
export const sendMail: Post = async (actor, mail, tag) => {
  if (actor.head.isSandbox && !(await isKeyOwners(actor, mail.to))) return;
  await (post ?? sendBySes)(actor, mail, tag);
};

/**
 * Where a mail comes from: the site's own verified sender, else the platform's. An agency's client never reads the
 * platform's: without a sender of its own the site has an address at the platform's verified domain, named for it.
 */
async function senderOf(actor: Actor, { sender }: Mail): Promise<string> {
  const { MAIL_FROM } = config();
  return (await readMailFrom(actor)) ?? (sender ? `${actor.site}@${MAIL_FROM.split('@')[1]}` : MAIL_FROM);
}

/**
 * Sends one mail in the site's name, replies going to its admin, or in that of the agency whose client it is for.
 * Throws when SES, or an attachment's object, fails.
 */
export async function sendBySes(actor: Actor, mail: Mail, tag?: MailTag): Promise<void> {
  const from = await senderOf(actor, mail);
  const message = await compose(actor, mail, from);
  const { SendRawEmailCommand } = await sdk();
  await (
    await ses()
  ).send(
    new SendRawEmailCommand({
      RawMessage: { Data: message },
      Source: from,
      Destinations: [mail.to],
      Tags: [
        { Name: 'site', Value: actor.site },
        ...(tag
          ? [
              { Name: 'mail', Value: tag.mailId },
              { Name: 'about', Value: tag.about },
            ]
          : []),
        ...(mail.bookingId ? [{ Name: 'booking', Value: mail.bookingId }] : []),
        ...(mail.orderId ? [{ Name: 'order', Value: mail.orderId }] : []),
      ],
    }),
  );
}

/** The MIME message. Header values are encoded by the composer, line breaks in them folded away. */
async function compose(actor: Actor, mail: Mail, from: string): Promise<Buffer> {
  const site = await readSite(actor);
  const attachments = await Promise.all(
    (mail.attachments ?? []).map(async ({ filename, contentType, ...file }) => {
      const content = 'text' in file ? Buffer.from(file.text) : await objects().get(file.object);
      if (!content) throw new Error('an attachment is gone');
      return { filename, contentType, content: Buffer.from(content) };
    }),
  );
  const pictures = mail.barcodes?.length ? await draw(mail.barcodes) : [];
  const logo = mail.logo && logoPicture(mail.logo);
  const sender = mail.sender ?? { name: site.siteName, replyTo: site.adminEmail };
  // Loaded when a mail is sent: most calls send none.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  return new MailComposer({
    from: { name: sender.name, address: from },
    to: { name: '', address: mail.to },
    ...(sender.replyTo && { replyTo: { name: sender.name, address: sender.replyTo } }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    attachments: [...(logo ? [logo] : []), ...pictures, ...attachments],
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/** One that cannot be drawn is left out, as the page leaves it out: the ticket number is enough at the counter. */
async function draw(barcodes: readonly MailBarcode[]) {
  const { drawBarcode } = await import('./draw-barcode.ts');
  const drawn = await Promise.all(
    barcodes.map(async ({ cid, filename, content }) => ({
      cid,
      filename,
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
      content: await drawBarcode(content).catch(() => undefined),
    })),
  );
  return drawn.filter(({ content }) => content !== undefined);
}
