import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { openCustomerPan } from '#shared/users/customers/open-customer-pan.ts';
import { Button } from '#web/ui/button.tsx';
import { useAction } from '#web/api/use-action.ts';
import { inlineRow } from '#web/ui/stack.ts';
import { useMayChange } from './customer-rights.ts';

const useStyles = makeStyles({
  root: { ...inlineRow('0 8px'), flexWrap: 'wrap' },
});

/** A person's PAN by its last four characters, opened by whoever may; each opening stands in the history. */
export function PersonPan({ row, end }: { row: CustomerRow; end: string }) {
  const styles = useStyles();
  const mayOpen = useMayChange()(row, 'customers.pan');
  const open = useAction(openCustomerPan, { invalidates: [getUserById], fallback: 'Some error occurred.' });
  const [opened, setOpened] = useState('');
  const show = async () => {
    const answer = await open.mutateAsync({ userId: row.users_id });
    if (answer.ok) setOpened(answer.value.panNumber);
  };
  return (
    <span className={styles.root}>
      <span>{opened || `XXXXXX${end}`}</span>
      {mayOpen && (
        <Button
          size="small"
          disabledFocusable={open.isPending}
          onClick={() => {
            if (opened) setOpened('');
            else void show();
          }}
        >
          {opened ? 'Hide PAN' : 'Show PAN'}
        </Button>
      )}
    </span>
  );
}
