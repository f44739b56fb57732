import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { siteTokens } from '#web/app/theme/site-tokens.ts';
import { queueTabs } from './filter-url.ts';

const useStyles = makeStyles({
  root: { display: 'flex', gap: '24px', overflowX: 'auto', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  tab: { padding: '8px 0 10px', whiteSpace: 'nowrap', color: tokens.colorNeutralForeground2, textDecorationLine: 'none', ':hover': { color: tokens.colorNeutralForeground1 } },
  current: { color: tokens.colorNeutralForeground1, fontWeight: 600, boxShadow: `inset 0 -2px 0 ${siteTokens.selectedLine}` },
});

/** Saved filters as links: each is an address, so it can be kept and sent. Filters in force stay. */
export function QueueTabs({ query }: { query: URLSearchParams }) {
  const styles = useStyles();
  const current = query.get('tab') ?? '';
  return (
    <nav className={styles.root} aria-label="Saved filters">
      {queueTabs.map(({ id, label }) => {
        const next = new URLSearchParams(query);
        next.delete('open');
        if (id) next.set('tab', id);
        else next.delete('tab');
        return <Link key={id} to={{ search: next.toString() }} className={mergeClasses(styles.tab, id === current && styles.current)} aria-current={id === current ? 'page' : undefined}>{label}</Link>;
      })}
    </nav>
  );
}
