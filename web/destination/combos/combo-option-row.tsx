import { makeStyles, tokens } from '@fluentui/react-components';
import { getTransferChoices, type TransferChoice } from '#shared/destination/combos/get-transfer-choices.ts';
import { useCall } from '#web/api/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { apart, inColumn } from '#web/ui/stack.ts';
import { outlined } from '#web/ui/surface.ts';
import { smallInLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: { ...inColumn('4px'), ...outlined, padding: '12px' },
  head: { ...apart('8px'), alignItems: 'start' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  error: { ...smallInLine, margin: 0, color: tokens.colorPaletteRedForeground1 },
});

/** A tour option of a combo as its form holds it. */
export interface ComboRow {
  tourOptionId: string;
  /** With its activity's. */
  name: string;
  onwardTransfer: string;
  onwardTransferName: string;
  returnTransfer: string;
  returnTransferName: string;
}

interface Props {
  row: ComboRow;
  mayEdit: boolean;
  errors: { option?: string; onward?: string; return?: string };
  onChange(row: ComboRow): void;
  onRemove(): void;
}

/** A tour option of a combo, with how guests come to it and back. */
export function ComboOptionRow({ row, mayEdit, errors, onChange, onRemove }: Props) {
  const styles = useStyles();
  const { data } = useCall(getTransferChoices, { tourOptionId: row.tourOptionId }, { quiet: true, enabled: mayEdit });
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <span className={styles.name}>{row.name}</span>
        {mayEdit && (
          <Button size="small" appearance="subtle" aria-label={`Remove ${row.name}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
      {errors.option && (
        <p role="alert" className={styles.error}>
          {errors.option}
        </p>
      )}
      <TransferSelect
        label="Onward transfer"
        of={row.name}
        mayEdit={mayEdit}
        error={errors.onward}
        chosen={{ id: row.onwardTransfer, name: row.onwardTransferName }}
        choices={data?.onward ?? []}
        onChoose={({ id, name }) => onChange({ ...row, onwardTransfer: id, onwardTransferName: name })}
      />
      <TransferSelect
        label="Return transfer"
        of={row.name}
        mayEdit={mayEdit}
        error={errors.return}
        chosen={{ id: row.returnTransfer, name: row.returnTransferName }}
        choices={data?.return ?? []}
        onChoose={({ id, name }) => onChange({ ...row, returnTransfer: id, returnTransferName: name })}
      />
    </li>
  );
}

interface SelectProps {
  label: string;
  of: string;
  mayEdit: boolean;
  error: string | undefined;
  chosen: TransferChoice;
  choices: readonly TransferChoice[];
  onChoose(choice: TransferChoice): void;
}

function TransferSelect({ label, of, mayEdit, error, chosen, choices, onChoose }: SelectProps) {
  // What was chosen stays choosable while the others are asked for, and once it is gone.
  const all = chosen.id && !choices.some(({ id }) => id === chosen.id) ? [chosen, ...choices] : choices;
  return (
    <Field label={label} error={error}>
      {(aria) => (
        <SelectBox
          {...aria}
          aria-label={`${label} of ${of}`}
          size="large"
          disabled={!mayEdit}
          value={chosen.id}
          onChange={(id) => onChoose(all.find((one) => one.id === id) ?? { id: '', name: '' })}
        >
          <option value="">None</option>
          {all.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectBox>
      )}
    </Field>
  );
}
