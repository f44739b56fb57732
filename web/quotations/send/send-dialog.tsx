import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { Failure } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { Icon } from '#web/ui/icon.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { inColumn, inGrid, inLines } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import type { Kart } from '../builder/kart.ts';
import { whatsAppLink } from './share-links.ts';
import { useSend } from './use-send.ts';

const useStyles = makeStyles({
  what: { ...quietLine, margin: 0 },
  sent: inColumn('12px'),
  link: { margin: 0, overflowWrap: 'anywhere' },
  ways: inLines('8px'),
  second: inGrid('repeat(3, minmax(0, 1fr))', '8px'),
});

interface Props {
  kart: Kart;
  onClose(): void;
}

/** Sends a quotation as a new numbered version: by email, by WhatsApp, or as a link. */
export default function SendDialog({ kart, onClose }: Props) {
  const styles = useStyles();
  const { send, isPending } = useSend(kart);
  const [isMailed, setMailed] = useState(kart.customerEmail !== '');
  const [sent, setSent] = useState<{ version: number; link: string; isMailed: boolean }>();
  const [isSecond, setSecond] = useState(false);
  const short = useShortForm({ email: kart.customerEmail, message: '', code: '', rate: '', source: '' });
  const { form, field, values, says } = short;
  const submit = async () => {
    short.begin();
    const second = isSecond && {
      shown: { code: values.code.trim().toUpperCase(), rate: Number(values.rate), source: values.source.trim() },
    };
    const answer = await send({
      email: isMailed ? values.email.trim() : '',
      message: values.message.trim(),
      ...second,
    });
    if (answer.ok) setSent({ ...answer.sent, isMailed });
    else short.refused(withoutPart(answer.failure));
  };
  if (sent) return <Sent kart={kart} sent={sent} message={values.message.trim()} onClose={onClose} />;
  return (
    <FormDialog
      title="Send quotation"
      form={form}
      submit={isMailed ? 'Send' : 'Make version'}
      isPending={isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className={styles.what}>
        {[kart.head.values.kartName, formatMoney(kart.sums.total, kart.currency)].join(', ')}. It becomes a new version,
        valid for {kart.head.values.quoteValidyInDays || '7'} days from now.
      </p>
      <Checkbox label="Email the link to the customer" checked={isMailed} onChange={setMailed} />
      {isMailed && <ShortField {...field('email')} label="Email" type="email" autoComplete="off" />}
      <TextArea
        {...field('message')}
        label="Message"
        maxLength={1000}
        rows={3}
        hint="Stands above the link in the email and in WhatsApp."
      />
      <Checkbox label="Show the total in a second currency too" checked={isSecond} onChange={setSecond} />
      {isSecond && (
        <div className={styles.second}>
          <ShortField {...field('code')} label="Currency" maxLength={3} autoComplete="off" />
          <ShortField {...field('rate')} label={`For 1 ${kart.currency}`} inputMode="decimal" autoComplete="off" />
          <ShortField {...field('source')} label="Source" maxLength={60} autoComplete="off" />
        </div>
      )}
    </FormDialog>
  );
}

/** A failure whose fields of the second currency stand at the form's own. */
const withoutPart = (failure: Failure): Failure => ({
  ...failure,
  errors: Object.fromEntries(
    Object.entries(failure.errors ?? {}).map(([name, text]) => [name.replace('shown.', ''), text]),
  ),
});

interface SentProps extends Props {
  sent: { version: number; link: string; isMailed: boolean };
  message: string;
}

function Sent({ kart, sent: { version, link, isMailed }, message, onClose }: SentProps) {
  const styles = useStyles();
  const copy = () => void navigator.clipboard.writeText(link).then(() => showToast('Copied to clipboard.'));
  const text = message || (kart.head.values.kartName ?? '');
  return (
    <SiteDialog
      title={`Version ${version} sent`}
      onClose={onClose}
      actions={[{ label: 'Close', run: onClose, primary: true }]}
    >
      <div className={styles.sent}>
        <p className={styles.what}>
          {isMailed ? 'We are emailing the link to the customer. ' : ''}Anyone who has this link can see the quotation
          and accept it.
        </p>
        <p className={styles.link}>{link}</p>
        <div className={styles.ways}>
          <Button icon={<Icon name="copy" />} onClick={copy}>
            Copy link
          </Button>
          <ButtonAnchor href={whatsAppLink(text, link)} target="_blank" rel="noopener">
            WhatsApp
          </ButtonAnchor>
        </div>
      </div>
    </SiteDialog>
  );
}
