import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { inColumn, pageWide } from '#web/ui/stack.ts';
import { pageHeading } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { pressPrimary } from '#web/ui/dialog/press-primary.ts';
import { type Step, Stepper } from './stepper.tsx';

const useStyles = makeStyles({
  root: {
    ...pageWide,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 368px',
    columnGap: '32px',
    rowGap: '16px',
    alignItems: 'start',
    padding: '24px 24px 48px',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '16px 16px 32px' },
    '@media (min-width: 768px) and (max-width: 991.9px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 296px',
      columnGap: '24px',
    },
  },
  stack: { ...inColumn('16px'), minWidth: 0 },
  heading: pageHeading,
  lead: { margin: '4px 0 8px', color: tokens.colorNeutralForeground3 },
  pinned: {
    position: 'sticky',
    top: '24px',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: siteTokens.floatShadow,
    [upTo768]: { position: 'static' },
  },
  deskOnly: { [upTo768]: { display: 'none' } },
});

interface Props {
  step: Step;
  heading: string;
  lead?: ReactNode;
  /** The panel that stays in sight. */
  aside: ReactNode;
  /** What stands in the panel's place on a phone, at the bottom edge; left out, the panel follows the rest. */
  bar?: ReactNode;
  children: ReactNode;
}

/** A screen of the booking: stepper, the rest, and the pinned panel of 368 px. Enter does what its button does. */
export function BookingFrame({ step, heading, lead, aside, bar, children }: Props) {
  const styles = useStyles();
  return (
    <div onKeyDown={pressPrimary}>
      <Stepper at={step} />
      <div className={styles.root}>
        <div className={styles.stack}>
          <header>
            <h1 className={styles.heading}>{heading}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </header>
          {children}
        </div>
        <aside className={mergeClasses(styles.pinned, Boolean(bar) && styles.deskOnly)} aria-label="Your booking">
          {aside}
        </aside>
      </div>
      {bar}
    </div>
  );
}
