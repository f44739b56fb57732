import { supplierConsumers } from '#shared/partners/supplier-consumers.ts';
import { useCall } from '#web/api/use-call.ts';
import { Field } from '#web/ui/form/field.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';

interface Props {
  className?: string;
  /** The site's id; undefined for everybody. */
  value: string | undefined;
  onChange(consumerSiteId: string | undefined): void;
}

/** One site that sells what this one supplies, to narrow a list to; nothing where no site sells its flights. */
export function ConsumerChoice({ className, value, onChange }: Props) {
  const { data } = useCall(supplierConsumers, {}, { quiet: true });
  const flights = (data?.consumers ?? []).filter(({ sup_category }) => sup_category === 'Flights');
  if (!flights.length) return null;
  return (
    <Field label="Api consumer" className={className}>
      {(aria) => (
        <SelectBox {...aria} value={value ?? ''} onChange={(next) => onChange(next || undefined)}>
          <option value="">All</option>
          {flights.map(({ wl_mongoDb_siteId, wl_companyName, wl_domain }) => (
            <option key={wl_mongoDb_siteId} value={wl_mongoDb_siteId}>
              {`${wl_companyName} (${wl_domain})`}
            </option>
          ))}
        </SelectBox>
      )}
    </Field>
  );
}
