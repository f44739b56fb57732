import type { SiteKey } from '#shared/keys/get-site-keys.ts';
import { getUsage } from '#shared/keys/get-usage.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths } from '#web/app/paths.ts';
import { useSiteDays } from '#web/site/site.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Detail, DetailSkeleton, Facts } from '#web/ui/list/detail.tsx';
import type { DetailPlace } from '#web/ui/list/list-page.tsx';
import { Status } from '#web/ui/status.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import KeyUsage from './key-usage.tsx';
import { accessText, endText, lastUsedText, limitsText, secretText, stateOf } from './key-words.ts';

/** A customer's key beside the list: what it may do, and what was used; `row` where the list has it. */
export default function SiteKeyDetail({
  id,
  row,
  place,
}: {
  id: string;
  row: SiteKey | undefined;
  place: DetailPlace;
}) {
  const site = useSiteDays();
  const usage = useCall(getUsage, { id }, { quiet: true });
  if (usage.error)
    return (
      <ErrorState
        page={place.isPage}
        heading="The key could not be loaded"
        error={usage.error}
        onRetry={() => void usage.refetch()}
      />
    );
  if (!usage.data) return <DetailSkeleton label="Loading the key" />;
  const { key } = usage.data;
  return (
    <Detail title={key.name} place={place} summary={<Status {...stateOf(key, site)} />}>
      <Facts
        facts={[
          ...(row
            ? [
                [
                  'Customer',
                  row.ownerUserId ? (
                    <TextLink to={`${paths.staffCustomers}?open=${row.ownerUserId}`}>{row.companyName}</TextLink>
                  ) : (
                    row.companyName
                  ),
                ] as const,
              ]
            : []),
          ['Key', secretText(key)],
          ['Access', accessText[key.may]],
          ['Limits', limitsText(key)],
          ['From addresses', key.networks.join(', ') || 'Everywhere'],
          ['Mails to', key.mailTo || 'Nobody'],
          ['Last used', lastUsedText(key, site)],
          [key.state === 'active' ? 'Ends' : 'Ended', endText(key, site)],
          ...(key.reason ? [['Reason', key.reason] as const] : []),
        ]}
      />
      <KeyUsage id={id} />
    </Detail>
  );
}
