import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { ResponseOf } from '#shared/contract.ts';
import type { createKey } from '#shared/keys/create-key.ts';
import { formatDay } from '#shared/time.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { apartInRows, inColumn } from '#web/ui/stack.ts';
import { lineIcon, quietLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { lastDayOf, limitsText, mayText } from './key-words.ts';

const useStyles = makeStyles({
  root: inColumn('12px'),
  lead: { ...quietLine, margin: 0 },
  secret: {
    ...apartInRows('12px'),
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  token: {
    flex: '1 1 200px',
    minWidth: 0,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  note: { display: 'flex', gap: '8px', margin: 0, '& svg': { ...lineIcon, marginTop: '2px' } },
  facts: {
    ...inColumn('6px'),
    margin: 0,
    '& div': apartInRows('2px 12px'),
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
});

const HOW = '/app/developers#';

/** A key that was just made, whole: shown this once. Whoever closes it before copying is asked first. */
export function MadeKeyDialog({
  made: { key, token, address },
  onClose,
}: {
  made: ResponseOf<typeof createKey>;
  onClose(): void;
}) {
  const styles = useStyles();
  const site = useSiteDays();
  const [isCopied, setCopied] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(token).then(
      () => showToast('Copied to clipboard.'),
      () => showToast('Your browser blocked copying. Please select the key and copy it.', 'error'),
    );
    setCopied(true);
  };
  const facts = [
    ['Access', mayText(key)],
    ['Calls go to', address],
    ['From addresses', key.networks.join(', ') || 'Everywhere'],
    ['Last day', formatDay(lastDayOf(key, site))],
    ['Mails about its bookings', key.mailTo || 'Nobody'],
    ['Limits', limitsText(key)],
  ] as const;
  return (
    <SiteDialog
      title="Copy your key now"
      onClose={() => (isCopied || isAsked ? onClose() : setAsked(true))}
      actions={[{ label: 'I have copied it', run: onClose, primary: true, disabled: !isCopied }]}
    >
      <div className={styles.root}>
        <p className={styles.lead}>
          {key.name}, {mayText(key)}
        </p>
        <div className={styles.secret}>
          <span className={styles.token}>{token}</span>
          <Button appearance="primary" icon={<Icon name="copy" />} onClick={copy}>
            Copy
          </Button>
        </div>
        <p className={styles.note} role={isAsked ? 'alert' : undefined}>
          <Icon name="warning" />
          <span>
            {isAsked
              ? 'You have not copied the key. It is not shown again: close once more to leave it.'
              : 'This is the only time you see it. We keep no readable copy: if it is lost, end it and make another.'}
          </span>
        </p>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Link href={`${HOW}${key.isTest ? 'trying' : 'programs'}`} target="_blank" rel="noreferrer">
          How to send it, with a whole sale to try
        </Link>
      </div>
    </SiteDialog>
  );
}
