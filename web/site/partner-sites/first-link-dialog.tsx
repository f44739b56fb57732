import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { ResponseOf } from '#shared/contract.ts';
import type { ListedSite } from '#shared/site/partner-sites/get-sites.ts';
import { sendFirstLink } from '#shared/site/partner-sites/send-first-link.ts';
import { useAction } from '#web/api/use-action.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { smallText, wrongLine } from '#web/ui/text.ts';
import { copyText } from './copy-text.ts';

const useStyles = makeStyles({
  link: {
    display: 'block',
    padding: '12px',
    ...smallText,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
  },
  wrong: wrongLine,
});

/** Mails a site's first super admin their link again, and shows it to be handed over otherwise. */
export default function FirstLinkDialog({ site, onClose }: { site: Pick<ListedSite, 'site'>; onClose(): void }) {
  const styles = useStyles();
  const sending = useAction(sendFirstLink, { quiet: true });
  const [sent, setSent] = useState<ResponseOf<typeof sendFirstLink>>();
  const [refusal, setRefusal] = useState('');
  const send = async () => {
    const answer = await sending.mutateAsync({ site: site.site });
    if (answer.ok) setSent(answer.value);
    setRefusal(answer.ok ? '' : (answer.message ?? 'Something went wrong'));
  };
  return (
    <SiteDialog
      title="First link"
      onClose={onClose}
      actions={
        sent
          ? [
              { label: 'Copy the link', run: () => copyText(sent.link) },
              { label: 'Done', run: onClose, primary: true },
            ]
          : [
              { label: 'Cancel', run: onClose },
              { label: 'Send a new link', run: () => void send(), primary: true, disabled: sending.isPending },
            ]
      }
    >
      {sent ? (
        <>
          <p role="status">A new link is on its way to {sent.email}. It works once, within 7 days.</p>
          <code className={styles.link}>{sent.link}</code>
        </>
      ) : (
        <p>
          The first super admin of {site.site} will be emailed a new link to set a password, if they have none yet.
          Earlier links stop working.
        </p>
      )}
      {refusal && (
        <p role="alert" className={styles.wrong}>
          {refusal}
        </p>
      )}
    </SiteDialog>
  );
}
