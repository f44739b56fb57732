import { makeStyles, tokens } from '@fluentui/react-components';
import { inGrid } from '#web/ui/stack.ts';
import { inColumn } from '#web/ui/stack.ts';

/** A form in one column: 16 between fields, the button across. */
export const useFormStyles = makeStyles({
  form: inColumn('16px'),
  pair: { ...inGrid('1fr 1fr', '12px'), '> *': { minWidth: 0 } },
  row: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', minHeight: '20px' },
  submit: { width: '100%', marginTop: '4px' },
  note: { margin: '0 0 16px' },
  error: {
    margin: 0,
    padding: '8px 12px',
    borderRadius: '8px',
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
  below: { margin: '8px 0 0', color: tokens.colorNeutralForeground3 },
});
