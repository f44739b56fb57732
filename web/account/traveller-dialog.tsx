import { titlesOf } from '#shared/flights/passenger-rules.ts';
import type { PaxType } from '#shared/flights/model.ts';
import { listCountries } from '#shared/reference/list-countries.ts';
import { getTravellers } from '#shared/users/get-travellers.ts';
import { saveTraveller } from '#shared/users/save-traveller.ts';
import type { Traveller } from '#shared/users/traveller.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/app/toasts/show-toast.ts';
import { DayInput } from '#web/ui/day-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectBox } from '#web/ui/select-box.tsx';
import { ShortField } from '#web/ui/short-field.tsx';
import SiteDialog from '#web/ui/site-dialog.tsx';
import { useShortForm } from '#web/ui/use-short-form.ts';
import { useAccountStyles } from './account-styles.ts';

const nobody = {
  title: '',
  firstName: '',
  lastName: '',
  paxType: '1',
  dateOfBirth: '',
  nationality: '',
  passportNo: '',
  passportIssueDate: '',
  passportExpiry: '',
  passportIssueCountryCode: '',
  panNumber: '',
};
type Name = keyof typeof nobody;

/** What the dialog does not ask for stays as it was saved. */
const restOf = (traveller: Traveller | undefined) => ({
  email: traveller?.email ?? '',
  phoneCode: traveller?.phoneCode ?? '',
  mobileNo: traveller?.mobileNo ?? '',
  addressLine1: traveller?.addressLine1 ?? '',
  city: traveller?.city ?? '',
  countryCode: traveller?.countryCode ?? '',
});

const textsOf = (traveller: Traveller): Record<Name, string> =>
  Object.fromEntries((Object.keys(nobody) as Name[]).map((name) => [name, String(traveller[name] ?? '')])) as Record<
    Name,
    string
  >;

const genderOf: Record<string, 1 | 2> = { Mr: 1, Mstr: 1, Mrs: 2, Ms: 2, Miss: 2 };
const kinds = [
  { value: '1', label: 'Adult' },
  { value: '2', label: 'Child' },
  { value: '3', label: 'Infant' },
];

interface Props {
  /** Left out: a new one. */
  traveller: Traveller | undefined;
  onClose(): void;
}

/** A traveller to be saved, or changed. */
export default function TravellerDialog({ traveller, onClose }: Props) {
  const styles = useAccountStyles();
  const { form, values, field, refuse } = useShortForm<Name>(traveller ? textsOf(traveller) : nobody);
  const save = useAction(saveTraveller, { quiet: true, invalidates: [getTravellers] });
  const submit = async () => {
    const { paxType, ...texts } = values;
    const gender = genderOf[values.title] ?? traveller?.gender;
    const answer = await save.mutateAsync({
      ...restOf(traveller),
      ...texts,
      paxType: Number(paxType) as PaxType,
      ...(gender && { gender }),
      ...(traveller && { id: traveller.id }),
    });
    if (answer.ok) {
      showToast('Traveller saved.');
      onClose();
    } else if (!refuse(answer)) showToast(answer.message ?? '', 'error');
  };
  const choice = (name: Name, label: string, options: readonly { value: string; label: string }[], empty?: string) => (
    <Choice {...field(name)} label={label} options={options} empty={empty} />
  );
  const day = (name: Name, label: string) => {
    const { error, value, onChange } = field(name);
    return (
      <Field label={label} error={error}>
        {(aria) => <DayInput aria={aria} size="large" name={name} value={value} onChange={onChange} />}
      </Field>
    );
  };
  const titles = titlesOf[Number(values.paxType) as PaxType].map((title) => ({ value: title, label: title }));
  return (
    <SiteDialog
      title={traveller ? 'Change traveller' : 'Add a traveller'}
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Save', run: () => void submit(), primary: true, disabled: save.isPending },
      ]}
    >
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        noValidate
      >
        <div className={styles.pair}>
          {choice('paxType', 'Kind', kinds)}
          {choice('title', 'Title', titles, 'Choose')}
        </div>
        <div className={styles.pair}>
          <ShortField {...field('firstName')} label="First name" autoComplete="off" required />
          <ShortField {...field('lastName')} label="Last name" autoComplete="off" required />
        </div>
        <div className={styles.pair}>
          {day('dateOfBirth', 'Date of birth')}
          <Country {...field('nationality')} label="Nationality" />
        </div>
        <div className={styles.pair}>
          <ShortField {...field('passportNo')} label="Passport" maxLength={20} autoComplete="off" spellCheck={false} />
          <Country {...field('passportIssueCountryCode')} label="Issued by" />
        </div>
        <div className={styles.pair}>
          {day('passportIssueDate', 'Issued on')}
          {day('passportExpiry', 'Valid until')}
        </div>
        <ShortField {...field('panNumber')} label="PAN" maxLength={10} autoComplete="off" spellCheck={false} />
        <button type="submit" hidden />
      </form>
    </SiteDialog>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  options: readonly { value: string; label: string }[];
  empty?: string | undefined;
  onChange(value: string): void;
}

function Choice({ label, error, options, empty, value, ...select }: ChoiceProps) {
  const isKnown = options.some((option) => option.value === value);
  return (
    <Field label={label} error={error}>
      {(aria) => (
        <SelectBox {...aria} {...select} size="large" value={value}>
          {empty !== undefined && <option value="">{empty}</option>}
          {value && !isKnown && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectBox>
      )}
    </Field>
  );
}

function Country(props: Omit<ChoiceProps, 'options' | 'empty'>) {
  const { data = [] } = useCall(listCountries, {}, { staleTime: Infinity, quiet: true });
  return <Choice {...props} empty="Not said" options={data.map(({ code, name }) => ({ value: code, label: name }))} />;
}
