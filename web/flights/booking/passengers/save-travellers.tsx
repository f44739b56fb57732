import { makeStyles } from '@fluentui/react-components';
import type { Requires } from '#shared/flights/model.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  note: { ...quietLine, display: 'block' },
});

interface Props {
  requires: Requires;
  /** The customer in whose account they are kept; one's own where there is none. */
  account: string | undefined;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** Asked, never assumed: the travellers of this booking kept in the account, with what of them that is. */
export default function SaveTravellers({ requires, account, checked, onChange }: Props) {
  const styles = useStyles();
  const kept = [
    'names',
    requires.dateOfBirth && 'dates of birth',
    requires.passport && 'passports',
    requires.pan && 'PAN',
    'phone, email and address',
  ].filter(Boolean);
  return (
    <Checkbox
      checked={checked}
      onChange={onChange}
      label={
        <>
          Save travellers for next time
          <span className={styles.note}>
            Kept encrypted, for {account ? `the account of ${account}` : 'your own account'} only:{' '}
            {kept.slice(0, -1).join(', ')}, and {kept.at(-1)}.
          </span>
        </>
      }
    />
  );
}
