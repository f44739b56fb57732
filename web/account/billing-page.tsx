import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { gstStates } from '#shared/site/gst-states.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { getMyLegalEntity } from '#shared/users/company/get-my-legal-entity.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import type { MyLegalEntity } from '#shared/users/company/my-legal-entity.ts';
import { saveBillingDetails } from '#shared/users/company/save-billing-details.ts';
import { useAction } from '#web/api/use-action.ts';
import { callKey, useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSite } from '#web/site/site.ts';
import { AskUnsaved } from '#web/ui/dialog/ask-unsaved.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { countryName } from '#web/ui/country-name.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Facts } from '#web/ui/list/detail.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { AccountPage } from '#web/users/account-page.tsx';
import { useAccountStyles } from './account-styles.ts';

/** `/user/billing-details`: what one's invoices say. */
export default function BillingPage() {
  const styles = useAccountStyles();
  const entity = useCall(getMyLegalEntity, {}, { quiet: true });
  return (
    <AccountPage heading="Billing details" lead="Who your booking invoices are made out to.">
      {entity.error && <ErrorState error={entity.error} onRetry={() => void entity.refetch()} />}
      {entity.isPending && (
        <Waiting>
          <Skeleton aria-label="Loading billing details">
            <SkeletonItem size={96} />
          </Skeleton>
        </Waiting>
      )}
      {entity.data && (
        <div className={styles.two}>
          {entity.data.isOwn ? <BillingForm entity={entity.data} /> : <BillingFacts entity={entity.data} />}
          <CompanyCard entity={entity.data} />
        </div>
      )}
    </AccountPage>
  );
}

const states = Object.values(gstStates)
  .toSorted((one, other) => one.localeCompare(other, 'en'))
  .map((name) => [name, name] as const);

const isCompanyOf = ({ address1, city }: MyLegalEntity): boolean => Boolean(address1 || city);

function BillingForm({ entity }: { entity: MyLegalEntity }) {
  const styles = useAccountStyles();
  const client = useQueryClient();
  const { companyNumberTyped, hasGstin, hasPan } = siteTaxes(useSite());
  const { billing, panEnd } = entity;
  const [isPanKept, setIsPanKept] = useState(Boolean(panEnd));
  const { values, field, sends, refuse } = useShortForm({ ...billing });
  const names = Object.keys(values) as (keyof typeof values)[];
  const putBack = (saved: typeof billing) => {
    for (const name of names) field(name).onChange(saved[name]);
  };
  const isUnsaved = names.some((name) => !(name === 'panNumber' && isPanKept) && values[name] !== billing[name]);
  const save = useAction(saveBillingDetails, { quiet: true, invalidates: [getUserBySessionId] });
  const submit = async () => {
    const { panNumber, ...rest } = values;
    const answer = await save.mutateAsync({ ...rest, ...(!isPanKept && { panNumber }) });
    if (answer.ok) {
      client.setQueryData(callKey(getMyLegalEntity, {}), answer.value);
      // As it was saved: a GSTIN says its own state, and what is sealed stands nowhere on the page.
      putBack(answer.value.billing);
      setIsPanKept(Boolean(answer.value.panEnd));
      showToast('Billing details saved.');
    } else if (!refuse(answer)) showToast(answer.message ?? '', 'error');
  };
  const state = field('gstState');
  return (
    <Card aria-label="Invoices" className={styles.card}>
      <AskUnsaved isUnsaved={isUnsaved} onDiscard={() => putBack(billing)}>
        If you leave now, your changes to the billing details are lost.
      </AskUnsaved>
      <form {...sends(submit)} className={styles.form}>
        <ShortField {...field('billingName')} label="Made out to" maxLength={120} autoComplete="organization" />
        <div className={styles.pair}>
          <ShortField
            {...field('gstNumber')}
            label={companyNumberTyped}
            maxLength={20}
            spellCheck={false}
            autoComplete="off"
          />
          {hasGstin ? (
            <ChoiceField {...state} label="State" hint="Taken from the GSTIN." all="Not specified" options={states} />
          ) : (
            <ShortField {...state} label="State" maxLength={80} autoComplete="off" />
          )}
        </div>
        {!hasPan && !billing.panNumber && !panEnd ? null : isPanKept ? (
          <div className={styles.row}>
            <span>
              PAN: <span className={styles.strong}>XXXXXX{panEnd}</span>
            </span>
            <Button onClick={() => setIsPanKept(false)}>Change PAN</Button>
          </div>
        ) : (
          <ShortField
            {...field('panNumber')}
            label="PAN"
            hint={isCompanyOf(entity) ? undefined : 'Stored encrypted. Only its last four characters are shown.'}
            maxLength={12}
            spellCheck={false}
            autoComplete="off"
          />
        )}
        <div className={styles.foot}>
          <Button type="submit" appearance="primary" disabledFocusable={save.isPending}>
            Save billing details
          </Button>
        </div>
      </form>
    </Card>
  );
}

function BillingFacts({ entity: { billing } }: { entity: MyLegalEntity }) {
  const styles = useAccountStyles();
  const { companyNumber } = siteTaxes(useSite());
  return (
    <Card aria-label="Invoices" className={styles.card}>
      <Facts
        facts={[
          ['Made out to', billing.billingName],
          [companyNumber, billing.gstNumber],
          ['State', billing.gstState],
          ['PAN', billing.panNumber],
        ]}
      />
      <p className={styles.below}>Only the owner of your company can change this.</p>
    </Card>
  );
}

/** Where the company is, as documents say it; nothing for a person. */
function CompanyCard({ entity }: { entity: MyLegalEntity }) {
  const styles = useAccountStyles();
  if (!isCompanyOf(entity)) return null;
  const { companyName, address1, address2, city, pincode, state, country, contact } = entity;
  const address = [address1, address2, city, pincode, state, countryName(country)].filter(Boolean).join(', ');
  return (
    <Card aria-label="Company" className={styles.card}>
      <h2 className={styles.heading}>Company</h2>
      <Facts
        facts={[
          ['Name', companyName],
          ['Address', address],
          ['Email', contact?.primaryEmail],
          ['Phone', contact?.primaryPhone],
          ['Second phone', contact?.secondaryPhone],
          ['Contact person', contact?.concernedPerson],
        ]}
      />
      <p className={styles.below}>To change name or address, please contact us.</p>
    </Card>
  );
}
