import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { ResponseOf } from '#shared/contract.ts';
import type { createSite } from '#shared/site/partner-sites/create-site.ts';
import { getSites } from '#shared/site/partner-sites/get-sites.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { Page } from '#web/ui/page.tsx';
import { plainList } from '#web/ui/stack.ts';
import { SiteItem } from './site-item.tsx';

const NewSiteDialog = lazyPart(() => import('./new-site-dialog.tsx'));
const MadeSiteDialog = lazyPart(() => import('./made-site-dialog.tsx'));

const useStyles = makeStyles({
  list: { ...plainList, display: 'grid', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  count: { margin: '0 0 12px', color: tokens.colorNeutralForeground3 },
});

/** `/staff/sites`: every site of the platform, and a new one. For super admins of the platform's own site. */
export default function PartnerSitesPage() {
  const styles = useStyles();
  const list = useCall(getSites, {}, { refetchOnWindowFocus: 'always' });
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<ResponseOf<typeof createSite>>();
  return (
    <Page
      heading="Partner sites"
      lead="Each has its own brand, customers, prices and money. None sees another’s."
      actions={
        <Button appearance="primary" onClick={() => setAdding(true)} disabled={!list.data}>
          New site
        </Button>
      }
    >
      <ListBody query={list} isPending={list.isPending} label="Sites are being loaded" rowHeight={56}>
        {() => (
          <>
            <p className={styles.count}>
              {list.data?.sites.length === 1 ? '1 site' : `${list.data?.sites.length ?? 0} sites`}
            </p>
            <ul className={styles.list} aria-label="Sites">
              {list.data?.sites.map((site) => (
                <SiteItem key={site.site} site={site} />
              ))}
            </ul>
          </>
        )}
      </ListBody>
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
      {made && <MadeSiteDialog site={made} onClose={() => setMade(undefined)} />}
    </Page>
  );
}
