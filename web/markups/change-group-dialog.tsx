import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Failure } from '#shared/errors.ts';
import { getConsumerLeIdGroupMapping } from '#shared/markups/groups/get-consumer-le-id-group-mapping.ts';
import { mapLeIdWithLeGroupId } from '#shared/markups/groups/map-le-id-with-le-group-id.ts';
import { setLeRelationConfig } from '#shared/markups/groups/set-le-relation-config.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { useCall } from '#web/api/use-call.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useSite } from '#web/site/site.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TickedList } from '#web/ui/form/ticked-list.tsx';
import { inRow } from '#web/ui/stack.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { useAction } from '#web/api/use-action.ts';
import { History } from '#web/ui/history.tsx';
import { GROUP_GONE, showingGroups } from './prices-calls.ts';

const useStyles = makeStyles({
  who: { ...quietLine, margin: '0 0 12px' },
  heading: { ...cardHeading, margin: '12px 0 4px' },
  grey: { color: tokens.colorNeutralForeground3, fontWeight: 400 },
  tax: {
    ...inRow('12px'),
    minHeight: '32px',
    cursor: 'pointer',
    '& input': { margin: 0, width: '16px', height: '16px', accentColor: tokens.colorBrandForegroundLink },
  },
});

/** Of a group that stood there a moment ago. */
const whyNotMoved = ({ code, message = 'Some error occurred.' }: Failure): string =>
  code === 'NOT_FOUND' ? `${GROUP_GONE} Please choose another.` : message;

interface Props {
  row: Pick<CustomerRow, 'users_id' | 'legalEntityId' | 'userType'> & {
    /** What tells them from others of the name: a customer's number, a site's domain. */
    customerNumber: number | string;
  };
  /** As the list calls them. */
  name: string;
  onClose(): void;
}

/**
 * `Change Group`: the site's groups with a tick at the customer's, and for B2B whether TDS is deducted. A customer
 * without a company stands for himself.
 */
export default function ChangeGroupDialog({ row, name, onClose }: Props) {
  const styles = useStyles();
  const LEId = row.legalEntityId || row.users_id;
  const mayTax = useMay('taxes.edit');
  const asked = useCall(getConsumerLeIdGroupMapping, { consumerLEId: LEId }, { quiet: true, staleTime: 0 });
  const move = useAction(mapLeIdWithLeGroupId, { quiet: true, invalidates: showingGroups });
  const setTax = useAction(setLeRelationConfig, { quiet: true, invalidates: showingGroups });
  const [chosen, setChosen] = useState<string>();
  const [deducts, setDeducts] = useState<boolean>();
  const isPending = move.isPending || setTax.isPending;
  const { data } = asked;
  const present = data?.mapping[0]?.legalEntityGroupsId ?? '';
  const marked = chosen ?? present;
  const { hasTds } = siteTaxes(useSite());
  const tax = (hasTds && data?.leRelationConfig) || undefined;
  const isDeducted = deducts ?? tax?.isTdsDeductable;
  const isGroupNew = data !== undefined && marked !== present;
  const isTaxNew = tax !== undefined && isDeducted !== tax.isTdsDeductable;
  const standard = data?.userGroups.find(({ isDefault }) => isDefault)?.groupName ?? '';

  const submit = async () => {
    if (isGroupNew) {
      const answer = await move.mutateAsync({ groupId: marked, LEId });
      if (!answer.ok) {
        if (answer.code === 'NOT_FOUND') setChosen(undefined);
        return showToast(whyNotMoved(answer), 'error');
      }
      showToast('Group successfully changed');
    }
    if (isTaxNew) {
      const answer = await setTax.mutateAsync({ isTdsDeductable: isDeducted === true, userLEID: LEId });
      if (!answer.ok) return showToast(answer.message ?? 'Some error occurred.', 'error');
      showToast('Tds deduction successfully changed.');
    }
    onClose();
  };

  return (
    <SiteDialog
      title="Change Group"
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        {
          label: 'Save',
          run: () => void submit(),
          primary: true,
          disabled: isPending || !(isGroupNew || isTaxNew),
        },
      ]}
    >
      <p className={styles.who}>
        {name}, {row.customerNumber}
      </p>
      {asked.error && !data && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.isPending && (
        <Waiting>
          <Spinner />
        </Waiting>
      )}
      {data && (
        <>
          <h3 className={styles.heading}>Markup group</h3>
          <TickedList
            label="Markup group"
            name="markup-group"
            options={[
              ...data.userGroups.map(({ id, groupName, isDefault }) => ({
                id,
                content: (
                  <>
                    {groupName} {isDefault && <span className={styles.grey}>Default</span>}
                  </>
                ),
              })),
              {
                id: '',
                content: (
                  <>
                    Default Group Applicable{' '}
                    <span className={styles.grey}>{row.userType === 'retail' ? 'Retail price' : standard}</span>
                  </>
                ),
              },
            ]}
            marked={marked}
            onChoose={setChosen}
          />
          {tax && (
            <>
              <h3 className={styles.heading}>Tax Settings</h3>
              <div role="radiogroup" aria-label="Tax Settings">
                {([true, false] as const).map((value) => (
                  <label key={String(value)} className={styles.tax}>
                    <input
                      type="radio"
                      name="tds"
                      checked={isDeducted === value}
                      disabled={!mayTax}
                      onChange={() => setDeducts(value)}
                    />
                    {value ? 'Deduct TDS' : 'Do not Deduct TDS'}
                  </label>
                ))}
              </div>
            </>
          )}
          <History label="Change history" events={data.events} />
        </>
      )}
    </SiteDialog>
  );
}
