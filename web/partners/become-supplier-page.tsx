import { supplierApprovalGetTermsAndConditions } from '#shared/partners/supplier-approval-get-terms-and-conditions.ts';
import { useCall } from '#web/api/use-call.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useSite } from '#web/site/site.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { MailText } from '#web/ui/list/mail-text.tsx';
import { Page } from '#web/ui/page.tsx';

const SupplierForm = lazyPart(() => import('./supplier-form.tsx'));
const SupplierTerms = lazyPart(() => import('./supplier-terms.tsx'));
const LEAD = 'Let other sites of this platform sell your inventory under their own brand.';

/** `/user/supplier/becomeSupplier`: a site applies to supply others; whoever does not speak for it reads what that means. */
export default function BecomeSupplierPage() {
  return useMay('superAdmin') ? <Application /> : <Explanation />;
}

function Explanation() {
  const { adminEmail, siteName } = useSite();
  return (
    <Page heading="Become a supplier" lead={LEAD} narrow>
      <p>
        A supplier opens its fares and departures to other sites. Each of them asks first, pays at the price that the
        supplier sets, from a wallet that it keeps there, and sells to its own customers at its own price.
      </p>
      <p>
        Only a super admin of a site can apply for it. If you want to supply {siteName}, please write to{' '}
        <MailText address={adminEmail} />.
      </p>
    </Page>
  );
}

function Application() {
  const asked = useCall(supplierApprovalGetTermsAndConditions, {});
  return (
    <Page heading="Become a supplier" lead={LEAD} narrow>
      <ListBody query={asked} isPending={asked.isPending} label="Loading your application" rowHeight={56}>
        {() =>
          asked.data && (
            <>
              <SupplierForm application={asked.data.application} />
              {asked.data.application && <SupplierTerms {...asked.data} application={asked.data.application} />}
            </>
          )
        }
      </ListBody>
    </Page>
  );
}
