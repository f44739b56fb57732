import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { getAllVisibleSuppliersWithConsumerRequests } from '#shared/partners/get-all-visible-suppliers-with-consumer-requests.ts';
import { getLinkedSuppliersByConsumer } from '#shared/partners/get-linked-suppliers-by-consumer.ts';
import { getSupplierCategories } from '#shared/partners/get-supplier-categories.ts';
import { getWebsiteOwnSuppliers } from '#shared/partners/get-website-own-suppliers.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useSite } from '#web/site/site.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { TypedSearch } from '#web/ui/list/typed-search.tsx';
import { Page } from '#web/ui/page.tsx';
import { inRows } from '#web/ui/stack.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { type Askable, useSupplierRows } from './use-supplier-rows.tsx';
import { SupplierColumns, SupplierRows } from './supplier-rows.tsx';

const AskSupplierDialog = lazyPart(() => import('./ask-supplier-dialog.tsx'));

const useStyles = makeStyles({
  bar: { ...inRows('8px'), marginBottom: '8px' },
  category: { width: '180px', [upTo600]: { width: '100%' } },
});

/** `/staff/link_supplier`: sites whose inventory this one sells, has asked for or could ask for, and its own sources. */
export default function LinkSupplierPage() {
  const styles = useStyles();
  const { domain } = useSite();
  const mayEdit = useMay('suppliers.edit');
  const mayApply = useMay('superAdmin');
  const again = { refetchOnWindowFocus: 'always' } as const;
  const linked = useCall(getLinkedSuppliersByConsumer, {}, again);
  const visible = useCall(getAllVisibleSuppliersWithConsumerRequests, { domainName: domain }, again);
  const own = useCall(getWebsiteOwnSuppliers, {});
  const categories = useCall(getSupplierCategories, {}, { quiet: true });
  const [typed, setTyped] = useState('');
  const [category, setCategory] = useState('');
  const [asking, setAsking] = useState<Askable>();
  const groups = useSupplierRows({
    ...{ linked: linked.data?.suppliers, visible: visible.data?.suppliers, own: own.data?.suppliers },
    ...{ typed, category, mayEdit, onAsk: setAsking },
  });
  const all = [linked, visible, own];
  return (
    <Page
      heading="Linked suppliers"
      actions={mayApply && <LinkButton to={paths.becomeSupplier}>Become a supplier</LinkButton>}
      lead="Sites whose inventory you sell. Customers see your brand and your price, never the supplier."
    >
      <div className={styles.bar}>
        <TypedSearch
          label="Suppliers"
          placeholder="Supplier or domain"
          value={typed}
          wait={150}
          maxLength={80}
          onSearch={setTyped}
        />
        <SelectBox
          aria-label="Category"
          className={styles.category}
          name="category"
          size="medium"
          value={category}
          onChange={setCategory}
        >
          <option value="">All categories</option>
          {categories.data?.categories.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectBox>
      </div>
      <ListBody
        query={{
          data: all.every(({ data }) => data) || undefined,
          error: all.find(({ error }) => error)?.error ?? null,
          refetch: () => all.map((one) => one.refetch()),
        }}
        isPending={all.some(({ isPending }) => isPending)}
        label="Loading suppliers"
        rowHeight={56}
      >
        {() =>
          groups.some(({ rows }) => rows.length) ? (
            <>
              <SupplierColumns />
              {groups.map((group) => (
                <SupplierRows key={group.heading} {...group} />
              ))}
            </>
          ) : (
            <EmptyState heading="No matching suppliers" />
          )
        }
      </ListBody>
      {asking && <AskSupplierDialog supplier={asking} onClose={() => setAsking(undefined)} />}
    </Page>
  );
}
