import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { edgeFade, useEdgeFade } from '#web/ui/edges/edge-fade.ts';
import { quietInLine } from '#web/ui/text.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';

const useStyles = makeStyles({
  root: {
    ...edgeFade,
    display: 'flex',
    gap: '24px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  tab: {
    flexShrink: 0,
    minWidth: '40px',
    padding: '10px 0 12px',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  count: {
    ...quietInLine,
    marginLeft: '8px',
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: 600,
    boxShadow: `inset 0 -2px 0 ${siteTokens.selectedLine}`,
  },
});

interface Props {
  /** What the tabs are, e.g. `Saved filters`. */
  label: string;
  tabs: readonly { id: string; label: string }[];
  query: URLSearchParams;
  /** How many wait, by tab. */
  counts?: Readonly<Record<string, string>>;
}

/**
 * Saved filters, or lists of a kind, as links: each is an address (`tab`), so it can be kept and sent. Filters in force
 * stay, what is open and the page do not.
 */
export function ListTabs({ label: name, tabs, query, counts = {} }: Props) {
  const styles = useStyles();
  const current = query.get('tab') ?? '';
  const bar = useRef<HTMLElement>(null);
  useEdgeFade(bar);
  // On a phone the bar is wider than the screen: where one is can be seen all the same.
  useEffect(() => {
    const place = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (!bar.current || !place) return;
    const start = place.getBoundingClientRect().left - bar.current.getBoundingClientRect().left;
    bar.current.scrollLeft += start - (bar.current.clientWidth - place.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={bar} className={styles.root} aria-label={name}>
      {tabs.map(({ id, label }) => {
        const next = new URLSearchParams(query);
        for (const left of ['open', 'page', 'tab']) next.delete(left);
        if (id) next.set('tab', id);
        return (
          <Link
            key={id}
            to={{ search: next.toString() }}
            className={mergeClasses(styles.tab, id === current && styles.current)}
            aria-current={id === current ? 'page' : undefined}
          >
            {label}
            {counts[id] && <span className={styles.count}>{counts[id]}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
