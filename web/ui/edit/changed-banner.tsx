import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { MEANWHILE, NOTHING_LOST } from './edit-words.ts';

const useStyles = makeStyles({
  root: {
    margin: '0 0 12px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorPaletteYellowBackground1,
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
    '& p': { margin: '0 0 8px' },
  },
});

/**
 * Theirs or mine: says that somebody else's change came first and what stands now in words, where it has any, and offers
 * it. Whoever saves instead keeps their own, on top of what they did not touch.
 */
export function ChangedBanner({ now, onTakeTheirs }: { now?: string; onTakeTheirs(): void }) {
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  // Whoever pressed Save at the foot of a long form hears of it at its head.
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={root} className={styles.root} role="alert">
      <p>
        {MEANWHILE} {NOTHING_LOST}
        {now && ` It is now: ${now}`}
      </p>
      <Button onClick={onTakeTheirs}>Take theirs</Button>
    </div>
  );
}
