import { ReturnType } from '#shared/flights/search-query.ts';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import type { FormState } from './form-state.ts';

const returnTypes = [
  { value: ReturnType.Normal, label: 'Normal: two one-way fares' },
  { value: ReturnType.GdsSpecial, label: 'GDS Special: one round-trip fare' },
  { value: ReturnType.LccSpecial, label: 'LCC Special: a low-cost pair' },
];

interface Props {
  value: FormState['returnType'];
  onChange(returnType: FormState['returnType']): void;
}

/** Which fares a return is searched for. */
export default function ReturnFare({ value, onChange }: Props) {
  return (
    <SelectBox
      aria-label="Return fare"
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen) as FormState['returnType'])}
    >
      {returnTypes.map((type) => (
        <option key={type.value} value={type.value}>
          {type.label}
        </option>
      ))}
    </SelectBox>
  );
}
