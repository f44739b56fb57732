import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { sendVoucher } from '#shared/quotations/voucher/send-voucher.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { Icon } from '#web/ui/icon.tsx';
import { inColumn, inLines } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { Kart } from '../builder/kart.ts';
import { whatsAppLink } from '../send/share-links.ts';

const useStyles = makeStyles({
  sent: inColumn('12px'),
  what: { ...quietLine, margin: 0 },
  link: { margin: 0, overflowWrap: 'anywhere' },
  ways: inLines('8px'),
});

interface Props {
  kart: Kart;
  /** The one line that it is of; empty for the whole trip. */
  line: string;
  onClose(): void;
}

/** Sends the voucher's link: by email, by WhatsApp, or as a link. */
export default function SendVoucherDialog({ kart, line, onClose }: Props) {
  const styles = useStyles();
  const action = useAction(sendVoucher, { quiet: true });
  const [link, setLink] = useState('');
  const { form, field, values, says, begin, refused } = useShortForm({ email: kart.customerEmail, message: '' });
  const submit = async () => {
    begin();
    const [email, message] = [values.email.trim(), values.message.trim()];
    const answer = await action.mutateAsync({ id: kart.id, email, message, ...(line && { line }) });
    if (answer.ok) setLink(answer.value.link);
    else refused(answer);
  };
  if (link)
    return (
      <SiteDialog title="Voucher sent" onClose={onClose} actions={[{ label: 'Close', run: onClose, primary: true }]}>
        <div className={styles.sent}>
          <p className={styles.what}>
            {values.email.trim() && 'We are emailing the link to the customer. '}Anyone who has this link can see the
            voucher.
          </p>
          <p className={styles.link}>{link}</p>
          <div className={styles.ways}>
            <Button
              icon={<Icon name="copy" />}
              onClick={() => void navigator.clipboard.writeText(link).then(() => showToast('Copied to clipboard.'))}
            >
              Copy link
            </Button>
            <ButtonAnchor
              href={whatsAppLink(values.message.trim() || (kart.head.values.kartName ?? ''), link)}
              target="_blank"
              rel="noopener"
            >
              WhatsApp
            </ButtonAnchor>
          </div>
        </div>
      </SiteDialog>
    );
  return (
    <FormDialog
      title="Send voucher"
      form={form}
      submit="Send"
      isPending={action.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ShortField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="off"
        hint="Leave empty for the link alone."
      />
      <TextArea {...field('message')} label="Message" maxLength={1000} rows={3} hint="Stands above the link." />
    </FormDialog>
  );
}
