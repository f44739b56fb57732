import { makeStyles, tokens } from '@fluentui/react-components';
import type { ListedSite } from '#shared/site/get-sites.ts';
import { upTo600 } from '#web/app/theme/breakpoints.ts';
import { formatLongDay } from '#web/ui/long-day.ts';
import { Status } from '#web/ui/status.tsx';

const useStyles = makeStyles({
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto',
    gap: '4px 24px',
    alignItems: 'center',
    minHeight: '48px',
    padding: '8px 4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo600]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  name: { margin: 0, fontSize: '14px', fontWeight: 600, overflowWrap: 'anywhere' },
  meta: { margin: 0, fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
  domain: {
    overflowWrap: 'anywhere',
    '& a': { color: tokens.colorBrandForegroundLink },
    [upTo600]: { gridColumn: '1 / -1', order: 1 },
  },
});

/** One site: its name, its address, and whether that answers by itself. */
export function SiteItem({ site }: { site: ListedSite }) {
  const styles = useStyles();
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.name}>{site.siteName}</p>
        <p className={styles.meta}>
          {[site.site, site.createdAt && `since ${formatLongDay(site.createdAt.slice(0, 10))}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <span className={styles.domain}>
        {site.domain && (
          <a href={`${site.origin}/app`} target="_blank" rel="noopener noreferrer">
            {site.domain}
          </a>
        )}
      </span>
      <Status
        tone={site.isServed || !site.domain ? 'done' : 'over'}
        text={site.isServed || !site.domain ? 'Served' : 'Own domain'}
        isSmall
      />
    </li>
  );
}
