import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { notOnPaper, pageWide } from '#web/ui/stack.ts';
import { cutOff } from '#web/ui/text.ts';
import { noticeWords } from './notice-words.ts';

const NoticeDialog = lazyPart(() => import('./notice-dialog.tsx'));

const useStyles = makeStyles({
  root: {
    color: tokens.colorNeutralForeground2,
    backgroundColor: siteTokens.selectedBackground,
    borderBottom: `1px solid ${tokens.colorBrandStroke2}`,
    ...notOnPaper,
  },
  row: {
    ...pageWide,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '40px',
    padding: '0 24px',
    [upTo768]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'start', padding: '8px 8px 4px 16px' },
  },
  mark: { display: 'flex', color: tokens.colorBrandForegroundLink },
  words: {
    ...cutOff,
    margin: 0,
    [upTo768]: { display: '-webkit-box', whiteSpace: 'normal', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3 },
  },
  lead: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  read: {
    minWidth: 0,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorBrandForegroundLink,
    [upTo768]: { gridColumn: 2, gridRow: 2, justifySelf: 'start', marginLeft: '-12px' },
  },
  close: { [upTo768]: { gridColumn: 3, gridRow: 1, marginTop: '-6px' } },
});

interface Props {
  html: string;
  onSeen(): void;
  onClose(): void;
}

/** The site's notice in one line above the header: `Read` opens all of it, the cross closes it. */
export default function NoticeLine({ html, onSeen, onClose }: Props) {
  const styles = useStyles();
  const [{ lead, rest }] = useState(() => noticeWords(html));
  const [isRead, setRead] = useState(false);
  return (
    <>
      {createPortal(
        <aside className={styles.root} aria-label="Notice">
          <div className={styles.row}>
            <span className={styles.mark}>
              <svg
                width="20"
                height="20"
                viewBox="0 0 20 20"
                fill="none"
                stroke="currentColor"
                strokeWidth={1.35}
                aria-hidden
              >
                <path d="M3 8.500v3.500h2.500L15 15.500V4.500L5.500 8.500ZM6.500 12v3a1.500 1.500 0 0 0 3 .500v-2" />
              </svg>
            </span>
            <p className={styles.words} role="status">
              {lead && <span className={styles.lead}>{lead}</span>} {rest}
            </p>
            <Button
              appearance="subtle"
              className={styles.read}
              onClick={() => {
                onSeen();
                setRead(true);
              }}
            >
              Read
            </Button>
            <Button
              appearance="subtle"
              className={styles.close}
              aria-label="Close the notice"
              icon={<Icon name="close" />}
              onClick={() => {
                onSeen();
                onClose();
              }}
            />
          </div>
        </aside>,
        // Above the page, which it pushes down: it stands over nothing.
        document.getElementById('notice')!,
      )}
      {isRead && <NoticeDialog html={html} onClose={onClose} />}
    </>
  );
}
