import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { cutOff, quietLine, strongLine } from '#web/ui/text.ts';
import { growing, inRow } from '#web/ui/stack.ts';

const useStyles = makeStyles({
  root: { ...inRow('12px'), minWidth: 0 },
  mark: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '32px',
    height: '32px',
    objectFit: 'contain',
    borderRadius: tokens.borderRadiusLarge,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
  },
  words: growing,
  name: { ...strongLine, overflowWrap: 'anywhere' },
  meta: { ...quietLine, ...cutOff },
});

/** The first letters of its first two words. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

/** A partner site: its logo or letters, its company, and a line below. */
export function SiteMark({ site, below }: { site: { companyName: string; logoUrl: string }; below: ReactNode }) {
  const styles = useStyles();
  return (
    <span className={styles.root}>
      {site.logoUrl ? (
        <img src={site.logoUrl} alt="" className={styles.mark} />
      ) : (
        <span className={styles.mark} aria-hidden>
          {initialsOf(site.companyName)}
        </span>
      )}
      <span className={styles.words}>
        <div className={styles.name}>{site.companyName}</div>
        <div className={styles.meta}>{below}</div>
      </span>
    </span>
  );
}
