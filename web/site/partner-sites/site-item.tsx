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
  if (awaitedDomain) return { tone: 'waiting', text: 'Domain awaited' };
  if (givenBackDomain) return { tone: 'over', text: 'Domain given back' };
  return isServed || !domain ? { tone: 'done', text: 'Served' } : { tone: 'over', text: 'Not served' };
}

/** What an operator should know of a site's own domain. */
const wordsOf = ({ awaitedDomain, givenBackDomain, isLinkWaiting, isSuspended }: ListedSite): string[] => [
  ...(isSuspended ? ['Closed to everybody. What was paid is still led to its end.'] : []),
  ...(awaitedDomain ? [`${awaitedDomain} is not served yet; after 30 days it is given back.`] : []),
  ...(givenBackDomain ? [`${givenBackDomain} was never served and is given back.`] : []),
  ...(isLinkWaiting ? ['Its super admin is mailed once its domain is served.'] : []),
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
