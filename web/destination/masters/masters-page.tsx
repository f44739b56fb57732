import { makeStyles } from '@fluentui/react-components';
import { type ComponentType, useState } from 'react';
import { useMay } from '#web/app/session/permissions.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { ListSearch } from '#web/ui/list/list-search.tsx';
import { useListAddress } from '#web/ui/list/use-list-address.ts';
import { Page } from '#web/ui/page.tsx';
import { inNarrowColumn, inRows } from '#web/ui/stack.ts';
import { CityField } from '#web/ui/form/city-field.tsx';
import AccommodationsTab from './accommodations-tab.tsx';
import DriversTab from './drivers-tab.tsx';
import LocationsTab from './locations-tab.tsx';
import MarketsTab from './markets-tab.tsx';
import { mastersAddress } from './masters-address.ts';
import type { TabProps } from './tab-props.ts';

const useStyles = makeStyles({
  root: inNarrowColumn('12px'),
  bar: inRows('8px'),
  city: { width: '240px', [upTo600]: { width: '100%' } },
});

interface Tab {
  /** In the address; empty for the first. */
  id: string;
  label: string;
  /** What its form's button says. */
  add: string;
  placeholder: string;
  screen: ComponentType<TabProps>;
}
const tabs: readonly [Tab, ...Tab[]] = [
  { id: '', label: 'Markets', add: 'New market', placeholder: 'Market name', screen: MarketsTab },
  {
    id: 'accommodations',
    label: 'Accommodations',
    add: 'New accommodation',
    placeholder: 'Accommodation name',
    screen: AccommodationsTab,
  },
  { id: 'drivers', label: 'Drivers', add: 'New driver', placeholder: 'Name or phone', screen: DriversTab },
  { id: 'locations', label: 'Locations', add: 'New location', placeholder: 'Location name', screen: LocationsTab },
];

/** `/staff/dmc_master`: what quotations, rates and transfers are made of. */
export default function MastersPage() {
  const styles = useStyles();
  const mayEdit = useMay('masters.edit');
  const view = useListAddress(mastersAddress);
  const { filter, change } = view;
  const [adding, setAdding] = useState<string>();
  const current = view.query.get('tab') ?? '';
  const tab = tabs.find(({ id }) => id === current) ?? tabs[0];
  const isOfCity = tab.id === 'accommodations';
  const add = () => setAdding(tab.id);
  return (
    <Page
      heading="Master data"
      actions={
        mayEdit && (
          <Button appearance="primary" icon={<Icon name="plus" />} onClick={add}>
            {tab.add}
          </Button>
        )
      }
    >
      <div className={styles.root}>
        {/* What is searched for in one list is nothing to the others. */}
        <ListTabs label="Masters" tabs={tabs} query={new URLSearchParams(tab.id && { tab: tab.id })} />
        <div className={styles.bar}>
          <ListSearch
            key={tab.id}
            view={view}
            field="search"
            label={tab.label}
            placeholder={tab.placeholder}
            maxLength={60}
          />
          <Checkbox
            label="Show deactivated"
            checked={filter.withDeactivated}
            onChange={(withDeactivated) => change({ ...filter, withDeactivated })}
          />
        </div>
        {isOfCity && (
          <div className={styles.bar}>
            <div className={styles.city}>
              <CityField
                size="medium"
                placeholder="Every city"
                cityId={filter.cityId}
                onChoose={(cityId) => change({ ...filter, cityId })}
              />
            </div>
            <Checkbox
              label="Area missing"
              checked={filter.withoutArea}
              onChange={(withoutArea) => change({ ...filter, withoutArea })}
            />
          </div>
        )}
        <tab.screen
          key={tab.id}
          filter={filter}
          mayEdit={mayEdit}
          isAdding={adding === tab.id}
          onAdd={add}
          onAdded={() => setAdding(undefined)}
          onClear={() => change({ ...mastersAddress.none, withDeactivated: filter.withDeactivated })}
        />
      </div>
    </Page>
  );
}
