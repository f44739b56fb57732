import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Card } from '#web/ui/card.tsx';
import { cardHeading } from '#web/ui/text.ts';

const useStyles = makeStyles({
  card: { padding: '20px 24px 24px', minWidth: 0, [upTo768]: { padding: '16px' } },
  title: { ...cardHeading, margin: '0 0 16px' },
});

/** A titled part of a wallet's screens. */
export function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <Card aria-label={title} className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </Card>
  );
}
