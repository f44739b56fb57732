import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { upTo600, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { apartInRows, inLines, pageWide } from '#web/ui/stack.ts';
import { pageHeading } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: { ...pageWide, width: '100%', padding: '24px 24px 48px', [upTo768]: { padding: '16px 16px 32px' } },
  narrow: { maxWidth: '720px' },
  head: { ...apartInRows('12px 24px'), alignItems: 'flex-end', marginBottom: '24px' },
  heading: pageHeading,
  lead: { margin: '4px 0 0', color: tokens.colorNeutralForeground3 },
  actions: {
    ...inLines('8px'),
    [upTo600]: { width: '100%', '> *': { flexGrow: 1 } },
    // What is there for others only leaves no room.
    ':empty': { display: 'none' },
  },
});

interface Props {
  heading?: ReactNode;
  /** One line under the heading. */
  lead?: ReactNode;
  actions?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}

/** A screen's frame: 1200 wide at most, its one h1, its actions beside it (below it on a phone). */
export function Page({ heading, lead, actions, narrow, children }: Props) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.root, narrow && styles.narrow)}>
      {heading !== undefined && (
        <header className={styles.head}>
          <div>
            <h1 className={styles.heading}>{heading}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {children}
    </div>
  );
}
