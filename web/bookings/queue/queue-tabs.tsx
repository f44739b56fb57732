import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { siteTokens } from '#web/app/theme/site-tokens.ts';
import { queueTabs } from './filter-url.ts';
import { useWaiting } from './use-waiting.ts';

const useStyles = makeStyles({
  root: { display: 'flex', gap: '24px', overflowX: 'auto', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
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
    marginLeft: '8px',
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: 600,
    boxShadow: `inset 0 -2px 0 ${siteTokens.selectedLine}`,
  },
});

/**
 * Saved filters as links, with how many wait in them: each is an address, so it can be kept and sent. Filters in force
 * stay.
 */
export function QueueTabs({ query }: { query: URLSearchParams }) {
  const styles = useStyles();
  const current = query.get('tab') ?? '';
  const { counts } = useWaiting();
  return (
    <nav className={styles.root} aria-label="Saved filters">
      {queueTabs.map(({ id, label }) => {
        const next = new URLSearchParams(query);
        next.delete('open');
        if (id) next.set('tab', id);
        else next.delete('tab');
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
