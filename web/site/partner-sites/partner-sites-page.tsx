import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { ResponseOf } from '#shared/contract.ts';
import type { createSite } from '#shared/site/partner-sites/create-site.ts';
import { getSites, type ListedSite } from '#shared/site/partner-sites/get-sites.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSite } from '#web/site/site.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import type { MenuPlace } from '#web/ui/list/menu-button.tsx';
import { TypedSearch } from '#web/ui/list/typed-search.tsx';
import { Page } from '#web/ui/page.tsx';
import { apartInRows, plainList } from '#web/ui/stack.ts';
import { foundSites } from './found-sites.ts';
import { SiteItem } from './site-item.tsx';

const ApplicationsDialog = lazyPart(() => import('#web/partners/applications-dialog.tsx'));
const NewSiteDialog = lazyPart(() => import('./new-site-dialog.tsx'));
const RowMenu = lazyPart(() => import('#web/ui/list/row-menu.tsx'));
const SuspendDialog = lazyPart(() => import('./suspend-dialog.tsx'));
const FirstLinkDialog = lazyPart(() => import('./first-link-dialog.tsx'));
const MadeSiteDialog = lazyPart(() => import('./made-site-dialog.tsx'));

const useStyles = makeStyles({
  list: { ...plainList, display: 'grid', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  head: { ...apartInRows('8px 24px'), marginBottom: '12px' },
  count: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** `/staff/sites`: every site of the platform, and a new one. For super admins of the platform's own site. */
export default function PartnerSitesPage() {
  const styles = useStyles();
  const list = useCall(getSites, {}, { refetchOnWindowFocus: 'always' });
  const [isAdding, setAdding] = useState(false);
  const [areApplicationsOpen, setApplicationsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [menu, setMenu] = useState<{ of: ListedSite; place: MenuPlace }>();
  const [suspending, setSuspending] = useState<ListedSite>();
  const [linking, setLinking] = useState<Pick<ListedSite, 'site'>>();
  const own = useSite()._id;
  const sites = list.data?.sites ?? [];
  const found = foundSites(sites, typed);
  const [made, setMade] = useState<ResponseOf<typeof createSite>>();
  return (
    <Page
      heading="Partner sites"
      lead="Each site has its own brand, customers, prices and money, separate from the others."
      actions={
        <>
          <Button onClick={() => setApplicationsOpen(true)}>Supplier applications</Button>
          <Button appearance="primary" onClick={() => setAdding(true)} disabled={!list.data}>
            New site
          </Button>
        </>
      }
    >
      <ListBody query={list} isPending={list.isPending} label="Loading sites" rowHeight={56}>
        {() => (
          <>
            <div className={styles.head}>
              <TypedSearch
                label="Sites"
                placeholder="Search name, short name or domain"
                value={typed}
                wait={150}
                maxLength={80}
                onSearch={setTyped}
              />
              <p className={styles.count} role="status">
                {found.length === 1 ? '1 site' : `${found.length} sites`}
              </p>
            </div>
            {!found.length && <p>No matching sites.</p>}
            <ul className={styles.list} aria-label="Sites">
              {found.map((site) => (
                <SiteItem
                  key={site.site}
                  site={site}
                  isOpen={menu?.of === site}
                  onMenu={site.site === own ? undefined : (place) => setMenu({ of: site, place })}
                />
              ))}
            </ul>
          </>
        )}
      </ListBody>
      {areApplicationsOpen && <ApplicationsDialog onClose={() => setApplicationsOpen(false)} />}
      {isAdding && list.data && (
        <NewSiteDialog
          platformDomain={list.data.platformDomain}
          onClose={() => setAdding(false)}
          onMade={(site) => {
            setAdding(false);
            setMade(site);
          }}
        />
      )}
      {menu && (
        <RowMenu
          title={menu.of.siteName}
          place={menu.place}
          onClose={() => setMenu(undefined)}
          entries={[
            { label: 'Send the first link again', run: () => setLinking(menu.of) },
            {
              label: menu.of.isSuspended ? 'Reopen' : 'Suspend',
              run: () => setSuspending(menu.of),
            },
          ]}
        />
      )}
      {linking && <FirstLinkDialog site={linking} onClose={() => setLinking(undefined)} />}
      {suspending && <SuspendDialog site={suspending} onClose={() => setSuspending(undefined)} />}
      {made && (
        <MadeSiteDialog
          site={made}
          onClose={() => setMade(undefined)}
          onLink={() => {
            setMade(undefined);
            setLinking(made);
          }}
        />
      )}
    </Page>
  );
}
