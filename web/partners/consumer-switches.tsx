import { makeStyles } from '@fluentui/react-components';
import type { ConsumerRow } from '#shared/partners/consumer.ts';
import { consumersByPage } from '#shared/partners/consumers-by-page.ts';
import { setFlightHoldSetting } from '#shared/partners/set-flight-hold-setting.ts';
import { setFlightSearchSetting } from '#shared/partners/set-flight-search-setting.ts';
import { useAction } from '#web/api/use-action.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { inGrid, inRow } from '#web/ui/stack.ts';
import { smallText } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';

const useStyles = makeStyles({
  root: { [upTo768]: inGrid('repeat(2, minmax(0, 1fr))', '0 12px') },
  row: { ...inRow('12px'), ...smallText, minHeight: '32px' },
});

/** What a consumer may do with flights; each moves once the server says so. */
export function ConsumerSwitches({ row }: { row: ConsumerRow }) {
  const styles = useStyles();
  const mayEdit = useMay('consumers.edit');
  const options = { quiet: true, invalidates: [consumersByPage] };
  const search = useAction(setFlightSearchSetting, options);
  const hold = useAction(setFlightHoldSetting, options);
  const named = { consumerSiteId: row.wl_mongoDb_siteId, supplierListId: row.sc_map_supplierListId };
  const said = (answer: { ok: boolean; message?: string }) =>
    answer.ok ? showToast('setting saved successfully') : showToast(answer.message ?? 'Some error occurred', 'error');
  const both = [
    {
      label: 'Flights Search Allowed',
      isOn: row.sc_map_isFlightSearchAllowed,
      isPending: search.isPending,
      set: async (isOn: boolean) => said(await search.mutateAsync({ ...named, isFlightSearchAllowed: isOn })),
    },
    {
      label: 'Flights Hold Allowed',
      isOn: row.sc_map_isFlightHoldAllowed,
      isPending: hold.isPending,
      set: async (isOn: boolean) => said(await hold.mutateAsync({ ...named, isFlightHold: isOn })),
    },
  ];
  return (
    <div className={styles.root}>
      {both.map(({ label, isOn, isPending, set }) => (
        <div key={label} className={styles.row}>
          <Switch
            label={`${label}, ${row.wl_companyName}`}
            checked={isOn}
            disabled={!mayEdit || isPending || row.status === 'Suspended'}
            onChange={(next) => void set(next)}
          />
          <span aria-hidden>{label}</span>
        </div>
      ))}
    </div>
  );
}
