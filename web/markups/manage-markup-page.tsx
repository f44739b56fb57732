import { makeStyles } from '@fluentui/react-components';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ruleKinds, type RuleKind } from '#shared/markups/model.ts';
import type { ShownRule } from '#shared/markups/rule-fields.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useMay } from '#web/app/session/permissions.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { ListTabs } from '#web/ui/list/list-tabs.tsx';
import { StaleNote } from '#web/ui/list/stale-note.tsx';
import { Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { quietLine } from '#web/ui/text.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { History } from '#web/ui/history.tsx';
import { ruleCalls } from './rule-calls.ts';
import { listName } from './rule-choices.ts';
import { RuleList } from './rule-list.tsx';

const RuleDialog = lazyPart(() => import('./rule-dialog.tsx'));
const DeleteRuleDialog = lazyPart(() => import('./delete-rule-dialog.tsx'));
const CustomerGroupsDialog = lazyPart(() => import('./customer-groups-dialog.tsx'));
const TryPriceDialog = lazyPart(() => import('./try-price-dialog.tsx'));
const TaxesDialog = lazyPart(() => import('./taxes-dialog.tsx'));

const useStyles = makeStyles({
  order: { ...quietLine, margin: '12px 0' },
  find: { width: '272px', maxWidth: '100%', marginBottom: '8px' },
});

/** From so many on, one looks for a rule by typing. */
const MANY = 8;

type Open =
  | { what: 'groups' | 'try' | 'taxes' }
  | { what: 'rule'; rule: ShownRule | undefined }
  | { what: 'delete'; rule: ShownRule };

/** `/flights/manage-markup`: markups and discounts, list by list. */
export default function ManageMarkupPage() {
  const [query] = useSearchParams();
  const list: RuleKind = ruleKinds.find((kind) => kind === query.get('tab')) ?? 'defaults';
  return <Rules key={list} list={list} query={query} />;
}

function Rules({ list, query }: { list: RuleKind; query: URLSearchParams }) {
  const styles = useStyles();
  const mayEdit = useMay('markups.edit');
  const [open, setOpen] = useState<Open>();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim().toLowerCase());
  const found = useCall(ruleCalls[list].get, {}, { quiet: true, staleTime: 0, refetchOnWindowFocus: 'always' });
  const close = () => setOpen(undefined);
  const rules = found.data?.rules ?? [];
  const shown = rules.filter(({ words }) => words.toLowerCase().includes(wanted));
  const makeNew = () => setOpen({ what: 'rule', rule: undefined });
  return (
    <Page
      heading="Markups"
      actions={
        <>
          <Button onClick={() => setOpen({ what: 'groups' })}>Customer Groups</Button>
          <Button onClick={() => setOpen({ what: 'taxes' })}>Taxes</Button>
          <Button onClick={() => setOpen({ what: 'try' })}>Test a price</Button>
          {mayEdit && (
            <Button appearance="primary" icon={<Icon name="plus" />} onClick={makeNew}>
              New rule
            </Button>
          )}
        </>
      }
    >
      <ListTabs
        label="Lists of rules"
        tabs={ruleKinds.map((kind) => ({ id: kind === 'defaults' ? '' : kind, label: listName[kind] }))}
        query={query}
      />
      <p className={styles.order}>
        Only one rule applies to a price: the most specific match, by departure, group, airline, source, cabin, fare,
        route and sale dates in that order. Of two alike, the newer applies.
      </p>
      {found.error &&
        (found.data ? (
          <StaleNote onRetry={() => void found.refetch()} />
        ) : (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ))}
      {found.isPending && (
        <Waiting>
          <Spinner />
        </Waiting>
      )}
      {rules.length > MANY && (
        <InputBox
          className={styles.find}
          type="search"
          aria-label="Find a rule"
          placeholder="Find a rule"
          maxLength={80}
          contentBefore={<Icon name="search" size={16} />}
          value={text}
          onChange={setText}
        />
      )}
      {found.data && rules.length === 0 && (
        <EmptyState
          heading="No rules yet"
          text={emptyText[list]}
          action={mayEdit && <Button onClick={makeNew}>New rule</Button>}
        />
      )}
      {rules.length > 0 && shown.length === 0 && <p className={styles.order}>No matching rules.</p>}
      {shown.length > 0 && (
        <RuleList
          rules={shown}
          mayEdit={mayEdit}
          onEdit={(rule) => setOpen({ what: 'rule', rule })}
          onDelete={(rule) => setOpen({ what: 'delete', rule })}
        />
      )}
      {found.data && <History isOnPage label="Rule history" events={found.data.events} />}
      {open?.what === 'rule' && <RuleDialog list={list} rule={open.rule} onClose={close} />}
      {open?.what === 'delete' && <DeleteRuleDialog list={list} rule={open.rule} onClose={close} />}
      {open?.what === 'groups' && <CustomerGroupsDialog onClose={close} />}
      {open?.what === 'try' && <TryPriceDialog onClose={close} />}
      {open?.what === 'taxes' && <TaxesDialog onClose={close} />}
    </Page>
  );
}

const emptyText: Record<RuleKind, string> = {
  defaults: 'Without a rule nothing is added to fares, and groups get their share of the commission.',
  airlines: 'A rule for one airline has priority over rules for every airline.',
  departures: 'A rule for fixed departures has priority over all others when seats on a departure are sold.',
};
