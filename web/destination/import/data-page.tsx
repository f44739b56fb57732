import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getAllDmcData } from '#shared/destination/get-all-dmc-data.ts';
import { type ImportedKind, importedKinds, importedMasters } from '#shared/destination/import/imported-masters.ts';
import { useCall } from '#web/api/use-call.ts';
import { useRights } from '#web/app/session/permissions.ts';
import { DownloadButton } from '#web/exports/download-button.tsx';
import { TemplateButton } from '#web/exports/template-button.tsx';
import { History } from '#web/ui/history.tsx';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { Page } from '#web/ui/page.tsx';
import { inNarrowColumn } from '#web/ui/stack.ts';
import { cardHeading } from '#web/ui/text.ts';
import { DeactivatedRows } from './deactivated-rows.tsx';
import { ImportView } from './import-view.tsx';
import { ImportZone } from './import-zone.tsx';
import { RecentImports } from './recent-imports.tsx';

const useStyles = makeStyles({
  root: inNarrowColumn('24px'),
  part: inNarrowColumn('8px'),
  heading: cardHeading,
});

/** `/staff/dmc-data-management`: each master as a file, out and in, and what was changed lately. */
export default function DataPage() {
  const styles = useStyles();
  const may = useRights();
  const [query, setQuery] = useSearchParams();
  const kind: ImportedKind = importedKinds.find((one) => one === query.get('tab')) ?? importedKinds[0];
  const importId = query.get('import') ?? '';
  const { label, toImport } = importedMasters[kind];
  const { data } = useCall(
    getAllDmcData,
    { kind: undefined, isDeactivated: false, cursor: '' },
    { quiet: true, staleTime: 0 },
  );
  const root = useRef<HTMLDivElement>(null);
  // There are more masters than a phone is wide: the one in hand stands in sight.
  useEffect(() => {
    const tab = root.current?.querySelector<HTMLElement>('nav [aria-current=page]');
    const bar = tab?.parentElement;
    if (tab && bar) bar.scrollLeft = tab.offsetLeft - bar.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
  }, [kind]);
  const open = (of: ImportedKind, id: string) =>
    setQuery({ ...(of !== importedKinds[0] && { tab: of }), ...(id && { import: id }) });
  return (
    <Page
      heading="Data management"
      actions={
        <>
          <TemplateButton label="Template" request={{ list: kind, filter: { isTemplate: true, importId: '' } }} />
          <DownloadButton request={{ list: kind, filter: { isTemplate: false, importId: '' } }} />
        </>
      }
    >
      <div ref={root} className={styles.root}>
        <ListTabs
          label="Masters"
          tabs={importedKinds.map((one) => ({
            id: one === importedKinds[0] ? '' : one,
            label: importedMasters[one].label,
          }))}
          query={new URLSearchParams(kind !== importedKinds[0] ? { tab: kind } : {})}
        />
        {importId ? (
          <ImportView key={importId} importId={importId} onClose={() => open(kind, '')} />
        ) : (
          toImport.every(may) && (
            <ImportZone key={kind} kind={kind} what={label.toLowerCase()} onBegun={(id) => open(kind, id)} />
          )
        )}
        {!importId && (
          <>
            <section className={styles.part} aria-label="Imports of the last day">
              <h2 className={styles.heading}>Imports of the last day</h2>
              <RecentImports onOpen={open} />
            </section>
            {kind !== 'ticketRate' && kind !== 'transferRate' && (
              <section className={styles.part} aria-label={`Deactivated ${label.toLowerCase()}`}>
                <h2 className={styles.heading}>Deactivated {label.toLowerCase()}</h2>
                <DeactivatedRows key={kind} kind={kind} mayEdit={may('masters.edit')} />
              </section>
            )}
            {data && (
              <History
                isOnPage
                label="Recent changes"
                events={data.changes.map(({ name, text, ...event }) => ({ ...event, text: `${name}: ${text}` }))}
              />
            )}
          </>
        )}
      </div>
    </Page>
  );
}
