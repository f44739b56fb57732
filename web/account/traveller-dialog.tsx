import { titlesOf } from '#shared/flights/passenger-rules.ts';
import type { PaxType } from '#shared/flights/model.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { listCountries } from '#shared/reference/list-countries.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { saveTraveller } from '#shared/users/profile/save-traveller.ts';
import type { Traveller } from '#shared/users/profile/traveller.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSite } from '#web/site/site.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useAskedClose } from '#web/ui/dialog/use-asked-close.tsx';
import { useAction } from '#web/api/use-action.ts';
import { type ShortForm, useShortForm } from '#web/ui/form/use-short-form.ts';
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
  ['1', 'Adult'],
  ['2', 'Child'],
  ['3', 'Infant'],
] as const;

interface Props {
  /** Left out: a new one. */
  traveller: Traveller | undefined;
  onClose(): void;
}

/** A traveller to be saved, or changed. */
export default function TravellerDialog({ traveller, onClose }: Props) {
  const styles = useAccountStyles();
  const { hasPan } = siteTaxes(useSite());
  const { form, values, field, says, begin, refused } = useShortForm<Name>(traveller ? textsOf(traveller) : nobody);
  const save = useAction(saveTraveller, { quiet: true, invalidates: [getTravellers] });
  const { close, question } = useAskedClose({ holds: values, mayEdit: true, form, onClose });
  const submit = async () => {
    begin();
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
    } else refused(answer);
  };
  const day = (name: Name, label: string) => {
    const { error, value, onChange } = field(name);
    return (
      <Field label={label} error={error}>
        {(aria) => <DayInput aria={aria} size="large" name={name} value={value} onChange={onChange} />}
      </Field>
    );
  };
  const titles = titlesOf[Number(values.paxType) as PaxType].map((title) => [title, title] as const);
  return (
    <>
      <FormDialog
        title={traveller ? 'Edit traveller' : 'Add a traveller'}
        form={form}
        submit="Save"
        isPending={save.isPending}
        says={says}
        onSubmit={() => void submit()}
        onClose={close}
      >
        <div className={styles.form}>
          <div className={styles.pair}>
            <ChoiceField {...field('paxType')} label="Kind" options={kinds} />
            <ChoiceField {...field('title')} label="Title" all="Choose" options={titles} />
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
            <ShortField
              {...field('passportNo')}
              label="Passport"
              maxLength={20}
              autoComplete="off"
              spellCheck={false}
            />
            <Country {...field('passportIssueCountryCode')} label="Issued by" />
          </div>
          <div className={styles.pair}>
            {day('passportIssueDate', 'Issued on')}
            {day('passportExpiry', 'Valid until')}
          </div>
          {(hasPan || traveller?.panNumber) && (
            <ShortField {...field('panNumber')} label="PAN" maxLength={10} autoComplete="off" spellCheck={false} />
          )}
        </div>
      </FormDialog>
      {question}
    </>
  );
}

function Country(props: ReturnType<ShortForm<Name>['field']> & { label: string }) {
  const { data = [] } = useCall(listCountries, {}, { staleTime: Infinity, quiet: true });
  return <ChoiceField {...props} all="Not specified" options={data.map(({ code, name }) => [code, name])} />;
}
