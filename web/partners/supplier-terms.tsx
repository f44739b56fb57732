import { makeStyles } from '@fluentui/react-components';
import type * as z from 'zod/mini';
import type { applicationShown } from '#shared/partners/application.ts';
import { supplierApprovalAcceptTermsAndConditions } from '#shared/partners/supplier-approval-accept-terms-and-conditions.ts';
import { supplierApprovalGetTermsAndConditions } from '#shared/partners/supplier-approval-get-terms-and-conditions.ts';
import { formatDay } from '#shared/time.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';

const SanitizedHtml = lazyPart(() => import('#web/ui/sanitized-html.tsx'));

const useStyles = makeStyles({
  root: { marginTop: '16px' },
  terms: { '& h2': cardHeading, '& p': { margin: '4px 0 16px' } },
  accepted: { ...quietLine, margin: 0 },
});

interface Props {
  version: string;
  html: string;
  application: z.output<typeof applicationShown>;
}

/** The terms, which are accepted in this very version. */
export default function SupplierTerms({ version, html, application }: Props) {
  const styles = useStyles();
  const { dayOf } = useSiteDays();
  const accept = useAction(supplierApprovalAcceptTermsAndConditions, {
    quiet: true,
    invalidates: [supplierApprovalGetTermsAndConditions],
  });
  const submit = async () => {
    const answer = await accept.mutateAsync({ version });
    if (!answer.ok) return showToast(answer.message ?? 'Some error occurred.', 'error');
    showToast('You have accepted the terms.');
  };
  return (
    <div className={styles.root}>
      <TitledCard title={`Terms for suppliers, version ${version}`}>
        <SanitizedHtml html={html} className={styles.terms} />
        {application.acceptedVersion === version ? (
          <p className={styles.accepted}>
            Accepted by {application.acceptedBy}, {formatDay(dayOf(application.acceptedAt))}
          </p>
        ) : (
          <Button appearance="primary" disabled={accept.isPending} onClick={() => void submit()}>
            Accept terms
          </Button>
        )}
      </TitledCard>
    </div>
  );
}
