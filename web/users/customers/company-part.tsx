import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { getLegalEntityById } from '#shared/users/company/get-legal-entity-by-id.ts';
import type { CustomerDetails } from '#shared/users/customers/get-user-by-id.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSite } from '#web/site/site.ts';
import { countryName } from '#web/ui/country-name.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Facts } from '#web/ui/list/detail.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { PersonPan } from './person-pan.tsx';

/** The company that a customer books as: where it is, how it is reached, and what its invoices say. */
export default function CompanyPart({ of: { customer, companyContact, panEnd } }: { of: CustomerDetails }) {
  const { companyNumber } = siteTaxes(useSite());
  const found = useCall(getLegalEntityById, { id: customer.legalEntityId }, { quiet: true });
  if (found.error) return <ErrorState heading="Not known" error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data)
    return (
      <Waiting>
        <Skeleton aria-label="Loading the company">
          <SkeletonItem size={96} />
        </Skeleton>
      </Waiting>
    );
  const { companyName, address1, address2, city, pincode, state, country, gstNumber, panNumber } = found.data;
  const address = [address1, address2, city, pincode, state, countryName(country)];
  return (
    <Facts
      facts={[
        ['Name', companyName],
        ['Address', address.filter(Boolean).join(', ')],
        ['Company’s email', companyContact?.primaryEmail],
        ['Company’s phone', companyContact?.primaryPhone],
        ['Second phone', companyContact?.secondaryPhone],
        ['Contact person', companyContact?.concernedPerson],
        ['PAN', panEnd ? <PersonPan key={panEnd} row={customer} end={panEnd} /> : panNumber],
        [companyNumber, gstNumber],
      ]}
    />
  );
}
