import { useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import type { WireRequestOf } from '#shared/contract.ts';
import type { FieldErrors } from '#shared/errors.ts';
import { AGENT_CREATED, createAgent } from '#shared/users/customers/create-agent.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { showFieldErrors } from '#web/api/show-field-errors.ts';
import { useAction } from '#web/api/use-action.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSite } from '#web/site/site.ts';
import { PhoneInput } from '#web/ui/form/phone-input.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import type { Company } from './company-choice.tsx';
import { type NewAgentFields, noCompany, noPerson } from './new-agent-fields.ts';
import { NewCompanyFields } from './new-company-fields.tsx';
import { RadioRow } from '#web/ui/form/radio-row.tsx';

const CompanyChoice = lazyPart(() => import('./company-choice.tsx'));

const JOINS =
  'They can see the company’s bookings and balance, but cannot spend from its wallet until the owner sets a daily limit. We email the owner.';

type UserData = WireRequestOf<typeof createAgent>['userData'];

/** The server names fields by where they stand in the request. */
const byField = (errors: FieldErrors = {}): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, said]) => [path.replace(/^userData\.((customer|company)\.)?/, ''), said]),
  );

/** Staff open an account: an agent of a new company or of one there is, or a traveller. */
export default function CreateAgentDialog({ onClose }: { onClose: () => void }) {
  const styles = useFormStyles();
  const site = useSite();
  const mayJoin = useMay('customers.join');
  const [userType, setUserType] = useState<UserData['userType']>('travelAgent');
  const [belonging, setBelonging] = useState<'new' | 'existing'>('new');
  const [chosen, setChosen] = useState<Company>();
  const [companyError, setCompanyError] = useState('');
  const { control, getValues, setError, clearErrors } = useForm<NewAgentFields>({
    defaultValues: { ...noPerson, ...noCompany, country: site.country },
  });
  const create = useAction(createAgent, { quiet: true, invalidates: [getCustomers, searchWlUser] });
  const isAgent = userType === 'travelAgent';
  const submit = async () => {
    clearErrors();
    setCompanyError('');
    const { firstName, lastName, email, phone, phoneCode, ...company } = getValues();
    const userData: UserData = {
      userType,
      customer: { firstName, lastName, email, phone, phoneCode },
      ...(isAgent && belonging === 'new' && { company }),
      ...(isAgent && belonging === 'existing' && chosen && { legalEntityId: chosen.legalEntityId }),
    };
    const answer = await create.mutateAsync({ userData } as Parameters<typeof create.mutateAsync>[0]);
    if (answer.ok) {
      showToast(AGENT_CREATED);
      onClose();
      return;
    }
    const { legalEntityId, ...errors } = byField(answer.errors);
    setCompanyError(legalEntityId ?? '');
    const isShown = showFieldErrors<NewAgentFields>({ ...answer, errors }, setError);
    if (!isShown && !legalEntityId) showToast(answer.message ?? '', 'error');
  };
  const choose = (company: Company) => {
    setChosen(company);
    setCompanyError('');
  };
  const text = (name: FieldPath<NewAgentFields>, label: string, more: { type?: string; required?: boolean } = {}) => (
    <TextField control={control} name={name} label={label} size="large" autoComplete="off" {...more} />
  );
  return (
    <SiteDialog
      title="New agent"
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Open account', run: () => void submit(), primary: true, disabled: create.isPending },
      ]}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        noValidate
      >
        <RadioRow<UserData['userType']>
          label="Customer type"
          value={userType}
          options={[
            { value: 'travelAgent', label: 'Travel agent' },
            { value: 'retail', label: 'Traveller' },
          ]}
          onChange={setUserType}
        />
        <div className={styles.pair}>
          {text('firstName', 'First name', { required: true })}
          {text('lastName', 'Last name')}
        </div>
        {text('email', 'Email', { type: 'email' })}
        <PhoneInput
          control={control}
          numberName="phone"
          codeName="phoneCode"
          label="Mobile number"
          country={site.country}
          optional
        />
        {isAgent && mayJoin && (
          <RadioRow<'new' | 'existing'>
            label="Company"
            value={belonging}
            options={[
              { value: 'new', label: 'New company' },
              { value: 'existing', label: 'Existing company' },
            ]}
            onChange={setBelonging}
          />
        )}
        {isAgent && belonging === 'new' && <NewCompanyFields control={control} />}
        {isAgent && belonging === 'existing' && (
          <>
            <CompanyChoice chosen={chosen} error={companyError} onChoose={choose} />
            <p className={styles.note}>{JOINS}</p>
          </>
        )}
        <button type="submit" hidden />
      </form>
    </SiteDialog>
  );
}
