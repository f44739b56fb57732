import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { copyKart } from '#shared/quotations/copy-kart.ts';
import { fail } from '#shared/errors.ts';
import { findForKart } from '#shared/quotations/find-for-kart.ts';
import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { callApi } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { type Choice, TypeAhead } from '#web/ui/form/type-ahead.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';

/** What a copy is made of. */
export interface Copied {
  id: string;
  kartName: string;
  customerName: string;
  arrivalDate: string;
}

/** Makes a copy of a quotation, perhaps for another customer or arrival, and opens it. */
export default function CopyDialog({ kart, onClose }: { kart: Copied; onClose(): void }) {
  const navigate = useNavigate();
  const copying = useAction(copyKart, { quiet: true, invalidates: [getAllKartsForWl] });
  const short = useShortForm({ kartName: kart.kartName, arrivalDate: kart.arrivalDate, customerId: '' });
  const [customer, setCustomer] = useState(kart.customerName);
  const { form, field, values, says } = short;
  const choose = (choice: Choice | undefined) => {
    setCustomer(choice?.name ?? '');
    field('customerId').onChange(choice?.id ?? '');
  };
  const submit = async () => {
    short.begin();
    if (!customer) return short.refused(fail('VALIDATION', { errors: { customerId: 'This is required field.' } }));
    const { kartName, arrivalDate, customerId } = values;
    const done = await copying.mutateAsync({
      id: kart.id,
      kartName,
      arrivalDate: arrivalDate as `${number}-${number}-${number}`,
      ...(customerId && { customerId: Number(customerId) }),
    });
    if (!done.ok) return short.refused(done);
    showToast(`Quotation ${done.value.quotationId} created.`, 'success');
    onClose();
    return navigate(toPath(paths.staffKartOne, { kartId: done.value.id }));
  };
  return (
    <FormDialog
      title="Copy quotation"
      form={form}
      submit="Copy"
      isPending={copying.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ShortField {...field('kartName')} label="Kart name" maxLength={120} autoComplete="off" />
      <TypeAhead
        label="Customer"
        things="customers"
        chosen={customer}
        error={field('customerId').error}
        find={async (search) => {
          const answer = await callApi(findForKart, { kind: 'customer', search }, { quiet: true });
          return answer.ok ? answer.value.found : undefined;
        }}
        onChoose={choose}
      />
      <Field
        label="Arrival date"
        hint="Services move along and are priced by the rates of their new days."
        error={field('arrivalDate').error}
      >
        {(aria) => (
          <DayInput
            aria={aria}
            name="arrivalDate"
            value={values.arrivalDate}
            onChange={field('arrivalDate').onChange}
          />
        )}
      </Field>
    </FormDialog>
  );
}
