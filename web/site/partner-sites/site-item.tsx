import { makeStyles, tokens } from '@fluentui/react-components';
import type { ListedSite } from '#shared/site/partner-sites/get-sites.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { formatLongDay } from '#web/ui/long-day.ts';
import { MenuButton, type MenuPlace } from '#web/ui/list/menu-button.tsx';
import { inGrid } from '#web/ui/stack.ts';
import { Status, type StatusTone } from '#web/ui/status.tsx';
import { cardHeading, quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  item: {
    ...inGrid('minmax(0, 3fr) minmax(0, 2fr) 144px 96px', '4px 24px'),
    alignItems: 'center',
    minHeight: '48px',
    padding: '8px 4px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo600]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& button': { justifySelf: 'end', [upTo600]: { order: 2 } },
  },
  name: { ...cardHeading, overflowWrap: 'anywhere' },
  meta: { ...quietLine, margin: 0 },
  domain: {
    overflowWrap: 'anywhere',
    '& a': { color: tokens.colorBrandForegroundLink },
    [upTo600]: { order: 1 },
  },
});

function stateOf({ domain, isServed, awaitedDomain, givenBackDomain, isSuspended }: ListedSite): {
  tone: StatusTone;
  text: string;
} {
  if (isSuspended) return { tone: 'urgent', text: 'Suspended' };
  if (awaitedDomain) return { tone: 'waiting', text: 'Domain pending' };
  if (givenBackDomain) return { tone: 'over', text: 'Domain released' };
  return isServed || !domain ? { tone: 'done', text: 'Live' } : { tone: 'over', text: 'Not live' };
}

/** What an operator should know of a site's own domain. */
const wordsOf = ({ awaitedDomain, givenBackDomain, isLinkWaiting, isSuspended }: ListedSite): string[] => [
  ...(isSuspended ? ['Closed to everyone. Paid orders are still completed.'] : []),
  ...(awaitedDomain ? [`${awaitedDomain} is not live yet. It is released after 30 days.`] : []),
  ...(givenBackDomain ? [`${givenBackDomain} never went live and was released.`] : []),
  ...(isLinkWaiting ? ['Its super admin will be emailed once its domain is live.'] : []),
];

/** One site: its name, its address, and what its own domain waits for. */
export function SiteItem({
  site,
  isOpen,
  onMenu,
}: {
  site: ListedSite;
  /** Its menu is open. */
  isOpen: boolean;
  /** Left out where nothing is to be done about it. */
  onMenu?(place: MenuPlace): void;
}) {
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
        {wordsOf(site).map((words) => (
          <p key={words} className={styles.meta}>
            {words}
          </p>
        ))}
      </div>
      <span className={styles.domain}>
        {site.domain && (
          <a href={`${site.origin}/app`} target="_blank" rel="noopener noreferrer">
            {site.domain}
          </a>
        )}
      </span>
      <Status {...stateOf(site)} isSmall />
      {onMenu && <MenuButton name={site.siteName} isOpen={isOpen} onMenu={onMenu} />}
    </li>
  );
}
