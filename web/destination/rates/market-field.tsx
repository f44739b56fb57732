import type { RatedMarket } from '#shared/destination/rates/rate-shown.ts';
import { Field } from '#web/ui/form/field.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';

interface Props {
  markets: readonly RatedMarket[];
  value: string;
  error: string | undefined;
  required?: boolean;
  onChange(marketId: string): void;
}

/** Whose rates: one of the site's markets. */
export const MarketField = ({ markets, value, error, required = false, onChange }: Props) => (
  <Field label="Market" error={error} required={required}>
    {(aria) => (
      <SelectBox {...aria} name="marketId" size="large" value={value} onChange={onChange}>
        {markets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectBox>
    )}
  </Field>
);
