import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Issuer } from '#shared/bookings/ticket.ts';
import { useColourMode } from '#web/app/theme/use-colour-mode.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { apartInRows, growing, inLines, inRow, notOnPaper, pageWide } from '#web/ui/stack.ts';
import { quietLine, smallText } from '#web/ui/text.ts';
import { useMedia } from '#web/ui/use-media.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  head: {
    borderTop: `3px solid ${tokens.colorBrandBackground}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ...notOnPaper,
  },
  row: {
    ...apartInRows('4px 24px'),
    ...pageWide,
    minHeight: '64px',
    padding: '8px 24px',
    [upTo768]: { minHeight: '56px', padding: '6px 16px', flexWrap: 'nowrap' },
  },
  name: { ...inRow('12px'), minWidth: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  logo: {
    boxSizing: 'border-box',
    height: '28px',
    maxWidth: 'min(184px, 46vw)',
    objectFit: 'contain',
    objectPosition: 'left center',
    flexShrink: 0,
  },
  // A picture whose colours nobody knows stands in the dark on what it was made for.
  plate: { backgroundColor: '#ffffff', borderRadius: '6px', padding: '2px 4px' },
  contact: { ...inLines('4px 24px'), '& a': { color: tokens.colorNeutralForeground2 } },
  main: growing,
  foot: {
    ...quietLine,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '& a': { ...smallText, display: 'inline-block', padding: '12px 0' },
    // Below one another on a phone: what a finger hits is apart.
    [upTo768]: { '& > div': { flexWrap: 'wrap' } },
    ...notOnPaper,
  },
});

const telOf = (contact: string): string => `tel:${contact.replace(/[^\d+]/g, '')}`;

/** What stands around a ticket that an agency sold: the agency's name, mark and contacts, and nothing of the site. */
export function ClientFrame({ issuer, children }: { issuer: Issuer; children: ReactNode }) {
  const styles = useStyles();
  const isPhone = useMedia(upTo768);
  const { mode } = useColourMode();
  const { companyName, logoUrl, address, contact, email } = issuer;
  const contacts = (
    <>
      {contact && (
        <Link href={telOf(contact)} appearance="subtle">
          {contact}
        </Link>
      )}
      {email && (
        <Link href={`mailto:${email}`} appearance="subtle">
          {email}
        </Link>
      )}
    </>
  );
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <div className={styles.row}>
          <div className={styles.name}>
            {logoUrl && (
              <img className={mergeClasses(styles.logo, mode === 'dark' && styles.plate)} src={logoUrl} alt="" />
            )}
            {companyName}
          </div>
          {isPhone ? (
            contact && (
              <ButtonAnchor appearance="subtle" href={telOf(contact)}>
                Call
              </ButtonAnchor>
            )
          ) : (
            <div className={styles.contact}>{contacts}</div>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.foot}>
        <div className={styles.row}>
          <span>{[companyName, address].filter(Boolean).join(', ')}</span>
          <div className={styles.contact}>{contacts}</div>
        </div>
      </footer>
    </div>
  );
}
