import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import type { KartRow } from '#shared/quotations/kart-row.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { DownloadButton } from '#web/exports/download-button.tsx';
import { useSiteDays } from '#web/site/site.ts';
import { lazyPart, lazyWithin } from '#web/ui/lazy-part.tsx';
import { FilterBar } from '#web/ui/list/filter-bar.tsx';
import { FilterChips } from '#web/ui/list/filter-chips.tsx';
import { ListScreen } from '#web/ui/list/list-screen.tsx';
import { ListSearch } from '#web/ui/list/list-search.tsx';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { RecordCard } from '#web/ui/list/record-card.tsx';
import { useCursorRows } from '#web/ui/list/use-cursor-rows.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { kartColumns, kartLines } from './kart-columns.tsx';
import { kartsAddress, restrictionsOf } from './karts-address.ts';

const CopyDialog = lazyPart(() => import('./copy-dialog.tsx'));
const KartFilterForm = lazyWithin(() => import('./kart-filter-form.tsx'));

const nameOf = ({ kartName }: KartRow) => kartName;

/** `/staff/kart`: every quotation, the newest first. */
export default function KartsPage() {
  const navigate = useNavigate();
  const mayEdit = useMay('karts.edit');
  const { today } = useSiteDays();
  const [columns] = useState(() => kartColumns(today));
  const view = useListAddress(kartsAddress);
  const { filter, change, clear } = view;
  const isNarrowed = filter.search !== '' || filter.show !== 'all' || restrictionsOf(filter).length > 0;
  const list = useCursorRows(getAllKartsForWl, { ...filter, cursor: '' }, { isNarrowed });
  const [first] = list.rows;
  const chips = restrictionsOf(filter, first?.customerName);
  const [copied, setCopied] = useState<KartRow>();
  const open = (kartId: string) => void navigate(toPath(paths.staffKartOne, { kartId }));
  return (
    <ListScreen
      heading="Quotations"
      of="Quotations"
      add={mayEdit && { label: 'New quotation', run: () => open('new') }}
      actions={<DownloadButton request={{ list: 'karts', filter: { ...filter, cursor: '' } }} />}
      list={list}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={nameOf}
      onOpen={({ id }) => open(id)}
      {...(mayEdit && {
        menuOf: (row: KartRow) => [
          { label: 'Open', run: () => open(row.id) },
          { label: 'Copy', run: () => setCopied(row) },
        ],
      })}
      card={(row, place) => <RecordCard name={row.kartName} place={place} lines={kartLines(row, today)} />}
      empty={{
        icon: 'box',
        heading: 'No quotations yet',
        text: 'A quotation holds a trip day by day with its prices. Create the first one.',
      }}
      notFound={{ heading: 'No quotations match these filters' }}
      onClear={() => clear()}
    >
      <ListTabs label="Saved filters" tabs={kartsAddress.saved} query={view.query} />
      <FilterBar
        count={chips.length}
        search={
          <ListSearch view={view} field="search" label="Quotations" placeholder="Name or number" maxLength={80} />
        }
        filter={filter}
        form={KartFilterForm}
        onApply={(next) => change(next)}
      />
      <FilterChips chips={chips} onChange={change} />
      {copied && <CopyDialog kart={copied} onClose={() => setCopied(undefined)} />}
    </ListScreen>
  );
}
