import { createDetailPendingCustomerForDmc } from '#shared/users/customers/create-detail-pending-customer-for-dmc.ts';
import { fromForm } from '#web/api/client.ts';
import { showFieldErrors } from '#web/api/show-field-errors.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSite } from '#web/site/site.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { PhoneInput } from '#web/ui/form/phone-input.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { Values } from './pieces.ts';

interface Props {
  onMade(fields: Values): void;
  onClose(): void;
}

/** A customer of whom nothing but a name and a phone is known yet: they are the quotation's at once. */
export default function NewCustomerDialog({ onMade, onClose }: Props) {
  const styles = useFormStyles();
  const { country } = useSite();
  const { control, handleSubmit, setError } = useContractForm(createDetailPendingCustomerForDmc, {
    firstName: '',
    lastName: '',
    phone: '',
    phoneCode: '',
  });
  const create = useAction(createDetailPendingCustomerForDmc, { quiet: true });
  const submit = handleSubmit(async (values) => {
    const answer = await create.mutateAsync(fromForm(createDetailPendingCustomerForDmc, values));
    if (answer.ok) {
      const { customerNumber, firstName, lastName } = answer.value;
      onMade({ customerId: String(customerNumber), customerName: `${firstName} ${lastName}`.trim() });
      onClose();
    } else if (!showFieldErrors(answer, setError)) showToast(answer.message ?? '', 'error');
  });
  return (
    <SiteDialog
      title="New customer"
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Add customer', run: () => void submit(), primary: true, disabled: create.isPending },
      ]}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField control={control} name="firstName" label="First name" autoComplete="off" />
        <TextField control={control} name="lastName" label="Last name" autoComplete="off" />
        <PhoneInput control={control} numberName="phone" codeName="phoneCode" label="Phone" country={country} />
        <button type="submit" hidden />
      </form>
    </SiteDialog>
  );
}
