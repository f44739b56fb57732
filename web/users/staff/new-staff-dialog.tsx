import { Controller, useWatch } from 'react-hook-form';
import { getRbacUserGroupList } from '#shared/permissions/groups/get-rbac-user-group-list.ts';
import { createStaff } from '#shared/users/customers/create-staff.ts';
import { fromForm } from '#web/api/client.ts';
import { showFieldErrors } from '#web/api/show-field-errors.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSite } from '#web/site/site.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PhoneInput } from '#web/ui/form/phone-input.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { showingCustomers } from '../customers/customer-actions.ts';

/** Makes a further member of staff, who is mailed a link to set their password. */
export default function NewStaffDialog({ onClose }: { onClose: () => void }) {
  const styles = useFormStyles();
  const site = useSite();
  const { control, handleSubmit, setError, setValue } = useContractForm(createStaff, {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    isSuperAdmin: false,
  });
  const create = useAction(createStaff, { quiet: true, invalidates: [...showingCustomers, getRbacUserGroupList] });
  const isSuperAdmin = useWatch({ control, name: 'isSuperAdmin' });
  const hasGroups = site.wlMeta.canShowPermissionMenu;
  const groups = useCall(getRbacUserGroupList, {}, { quiet: true, enabled: hasGroups }).data?.groups ?? [];
  const submit = handleSubmit(async (values) => {
    const answer = await create.mutateAsync(fromForm(createStaff, values));
    if (answer.ok) {
      onClose();
      showToast(`A link to set a password is on its way to ${answer.value.email}.`);
    } else if (!showFieldErrors(answer, setError)) showToast(answer.message ?? '', 'error');
  });
  return (
    <SiteDialog
      title="New staff member"
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Send invitation', run: () => void submit(), primary: true, disabled: create.isPending },
      ]}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.pair}>
          <TextField control={control} name="firstName" label="First name" size="large" autoComplete="off" />
          <TextField control={control} name="lastName" label="Last name" size="large" autoComplete="off" />
        </div>
        <TextField control={control} name="email" label="Email" type="email" size="large" autoComplete="off" />
        <PhoneInput
          control={control}
          numberName="phone"
          codeName="phoneCode"
          label="Mobile number (optional)"
          country={site.country}
          optional
        />
        <Controller
          control={control}
          name="isSuperAdmin"
          render={({ field }) => (
            <Checkbox
              label="Super admin: has every permission and can give rights to others"
              checked={field.value ?? false}
              onChange={(isOne) => {
                field.onChange(isOne);
                // No super admin is in a group.
                if (isOne) setValue('permissionGroupId', undefined);
              }}
            />
          )}
        />
        {hasGroups && groups.length > 0 && !isSuperAdmin && (
          <Controller
            control={control}
            name="permissionGroupId"
            render={({ field, fieldState }) => (
              <Field
                label="Select Permission Group"
                hint="Decides what they can do. You can change it at any time."
                error={fieldState.error?.message}
              >
                {(aria) => (
                  <SelectBox
                    {...aria}
                    name={field.name}
                    ref={field.ref}
                    size="large"
                    value={field.value ?? ''}
                    onChange={(id) => field.onChange(id || undefined)}
                  >
                    <option value="">None: default permissions</option>
                    {groups.map(({ id, groupName }) => (
                      <option key={id} value={id}>
                        {groupName}
                      </option>
                    ))}
                  </SelectBox>
                )}
              </Field>
            )}
          />
        )}
        <button type="submit" hidden />
      </form>
    </SiteDialog>
  );
}
