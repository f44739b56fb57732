import { useState } from 'react';
import { getSiteKeys, type SiteKey } from '#shared/keys/get-site-keys.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useSiteDays } from '#web/site/site.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { DetailSkeleton } from '#web/ui/list/detail.tsx';
import { listAddress } from '#web/ui/list/list-address.ts';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { useCursorRows } from '#web/ui/list/use-cursor-rows.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { KeyCard } from './key-card.tsx';
import { keyColumns } from './key-columns.tsx';

const SiteKeyDetail = lazyPart(() => import('./site-key-detail.tsx'), <DetailSkeleton label="Loading the key" />);
const EndKeyDialog = lazyPart(() => import('./end-key-dialog.tsx'));
const KeyLimitsDialog = lazyPart(() => import('./key-limits-dialog.tsx'));

const address = listAddress(getSiteKeys.request.shape, { leaveOut: ['cursor'] });

/** `/staff/keys`: keys by which programs of customers make calls. */
export default function SiteKeysPage() {
  const site = useSiteDays();
  const mayEdit = useMay('keys.edit');
  const [columns] = useState(() => keyColumns<SiteKey>(site, ({ companyName }) => companyName));
  const view = useListAddress(address);
  const list = useCursorRows(getSiteKeys, { cursor: '' }, { refetchOnWindowFocus: true });
  const [doing, setDoing] = useState<{ what: 'end' | 'limits'; row: SiteKey }>();
  const close = () => setDoing(undefined);
  return (
    <ListScreen
      heading="Keys"
      of="Keys"
      list={list}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      card={(row, place) => <KeyCard row={row} site={site} place={place} whose={row.companyName} />}
      menuOf={(row) => [
        { label: 'View Details', run: () => view.open(row.id) },
        ...(mayEdit && row.state === 'active'
          ? [
              { label: 'Set limits', run: () => setDoing({ what: 'limits', row }) },
              { label: 'End key', danger: true, run: () => setDoing({ what: 'end', row }) },
            ]
          : []),
      ]}
      empty={{
        icon: 'key',
        heading: 'No keys yet',
        text: 'Keys that agencies and companies make for their own systems appear here.',
      }}
      detail={{
        label: 'Key',
        view,
        draw: (id, place) => (
          <SiteKeyDetail key={id} id={id} row={list.rows.find((row) => row.id === id)} place={place} />
        ),
      }}
    >
      {doing?.what === 'end' && <EndKeyDialog row={doing.row} isStaff onClose={close} />}
      {doing?.what === 'limits' && <KeyLimitsDialog row={doing.row} onClose={close} />}
    </ListScreen>
  );
}
