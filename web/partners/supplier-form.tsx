import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { type applicationShown, LONGEST_ABOUT } from '#shared/partners/application.ts';
import { supplierCategories } from '#shared/partners/categories.ts';
import { supplierApprovalGetTermsAndConditions } from '#shared/partners/supplier-approval-get-terms-and-conditions.ts';
import { supplierApprovalSupplierDetails } from '#shared/partners/supplier-approval-supplier-details.ts';
import { useAction } from '#web/api/use-action.ts';
import { hasModule, useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { inColumn } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { quietLine, wrongLine } from '#web/ui/text.ts';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { ownState } from './application-words.ts';

const useStyles = makeStyles({
  form: inColumn('12px'),
  says: { ...quietLine, margin: '4px 0 12px' },
  wrong: { ...wrongLine, margin: 0 },
  save: { justifySelf: 'start' },
});

interface Props {
  application: z.output<typeof applicationShown> | null;
}

/** What other sites will read of this one. */
export default function SupplierForm({ application }: Props) {
  const styles = useStyles();
  const site = useSite();
  const offered = supplierCategories.filter((category) => hasModule(site, category));
  const [categories, setCategories] = useState(application?.categories ?? []);
  const [wrong, setWrong] = useState<string>();
  const { form, values, field, sends, says, begin, refused } = useShortForm({
    about: application?.about ?? '',
    contactName: application?.contactName ?? '',
    contactEmail: application?.contactEmail ?? site.adminEmail,
    contactPhone: application?.contactPhone ?? site.adminContact,
  });
  const save = useAction(supplierApprovalSupplierDetails, {
    quiet: true,
    invalidates: [supplierApprovalGetTermsAndConditions],
  });
  const submit = async () => {
    begin();
    const answer = await save.mutateAsync({ ...values, categories });
    setWrong(answer.ok ? undefined : answer.errors?.categories);
    if (!answer.ok) return answer.errors?.categories ? undefined : refused(answer);
    showToast('Your supplier details are saved.');
  };
  const { name: _name, error, ...about } = field('about');
  return (
    <TitledCard title="Supplier details">
      {application && (
        <>
          <Status {...ownState[application.state]} />
          <p className={styles.says}>{ownState[application.state].says}</p>
        </>
      )}
      {offered.length ? (
        <form {...sends(() => void submit())} ref={form} className={styles.form}>
          <CheckboxGroup
            label="What others can sell"
            options={offered.map((value) => ({ value, label: value }))}
            chosen={categories}
            error={wrong}
            onChange={setCategories}
          />
          <TextArea
            {...about}
            name="about"
            label="About your inventory"
            hint="Shown to other sites as you type it"
            maxLength={LONGEST_ABOUT}
            {...(error && { error })}
          />
          <ShortField {...field('contactName')} label="Contact person" maxLength={80} />
          <ShortField {...field('contactEmail')} label="Email" type="email" autoComplete="off" />
          <ShortField {...field('contactPhone')} label="Phone" type="tel" autoComplete="off" maxLength={30} />
          {says && (
            <p role="alert" className={styles.wrong}>
              {says}
            </p>
          )}
          <Button type="submit" appearance="primary" className={styles.save} disabled={save.isPending}>
            Save
          </Button>
        </form>
      ) : (
        <p>Your site has none of {supplierCategories.join(', ')}, so there is nothing that others could sell.</p>
      )}
    </TitledCard>
  );
}
