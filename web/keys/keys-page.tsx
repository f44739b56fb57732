import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { getKeys } from '#shared/keys/get-keys.ts';
import type { KeyShown } from '#shared/keys/key.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/app/session/session.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ListContent } from '#web/ui/list/list-content.tsx';
import { wholeList } from '#web/ui/list/listed.ts';
import { inNarrowColumn } from '#web/ui/stack.ts';
import { AccountPage } from '#web/users/account-page.tsx';
import { KeyCard } from './key-card.tsx';
import { keyColumns } from './key-columns.tsx';
import type { KeyKind } from './key-words.ts';

const MakeKeyDialog = lazyPart(() => import('./make-key-dialog.tsx'));
const EndKeyDialog = lazyPart(() => import('./end-key-dialog.tsx'));
const KeyUsage = lazyPart(() => import('./key-usage.tsx'));

const useStyles = makeStyles({ root: inNarrowColumn('32px') });

/** `/user/dashboard/keys`: keys by which programs of a company or a partner make calls, for its owner or its staff. */
export default function KeysPage() {
  const user = useUser();
  const [making, setMaking] = useState<KeyKind>();
  if (!user?.isCompanyOwner && !user?.partnerStay) return <Navigate to={paths.forbidden} replace />;
  return (
    <AccountPage
      heading="Keys"
      lead="For your own systems: the same calls as this site, paid from your wallet."
      actions={
        <>
          <Button onClick={() => setMaking('test')}>Test key</Button>
          <Button appearance="primary" icon={<Icon name="plus" />} onClick={() => setMaking('live')}>
            Make a key
          </Button>
        </>
      }
    >
      <Keys onMake={() => setMaking('live')} />
      {making && (
        <MakeKeyDialog
          kind={making}
          mailTo={user.email}
          isPartner={Boolean(user.partnerStay)}
          onClose={() => setMaking(undefined)}
        />
      )}
    </AccountPage>
  );
}

function Keys({ onMake }: { onMake(): void }) {
  const styles = useStyles();
  const site = useSiteDays();
  const [columns] = useState(() => keyColumns<KeyShown>(site));
  const list = useCall(getKeys, {}, { quiet: true, refetchOnWindowFocus: 'always' });
  const [chosen, setChosen] = useState<string>();
  const [ending, setEnding] = useState<KeyShown>();
  const keys = list.data?.keys ?? [];
  const shown = keys.find(({ id }) => id === chosen) ?? keys.find(({ lastUsedAt }) => lastUsedAt !== null);
  return (
    <div className={styles.root}>
      <ListContent
        list={wholeList(list, keys)}
        of="Keys"
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        card={(row, place) => <KeyCard row={row} site={site} place={place} />}
        menuOf={(row) => [
          { label: 'View usage', run: () => setChosen(row.id) },
          ...(row.state === 'active' ? [{ label: 'End key', danger: true, run: () => setEnding(row) }] : []),
        ]}
        openId={shown?.id}
        onOpen={({ id }) => setChosen(id)}
        empty={{
          icon: 'key',
          heading: 'No keys yet',
          text: 'With a key your own website or program searches, books and reads your bookings here.',
        }}
        add={{ label: 'Make a key', run: onMake }}
      />
      {shown && <KeyUsage key={shown.id} id={shown.id} isWide isCalled={shown.id === chosen} />}
      {ending && <EndKeyDialog row={ending} onClose={() => setEnding(undefined)} />}
    </div>
  );
}
