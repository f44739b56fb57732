import { makeStyles, tokens } from '@fluentui/react-components';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { apartInRows } from '#web/ui/stack.ts';
import { customersAddress } from '../customers/customers-address.ts';

const useStyles = makeStyles({
  root: {
    ...apartInRows('8px 16px'),
    margin: '0 0 12px',
    padding: '8px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
  },
});

/** Says how many agents wait to be approved, with the way to them; nothing where none does. */
export default function WaitingAgents({ onShow }: { onShow(): void }) {
  const styles = useStyles();
  const who = useSite().wlMeta.signUp === 'approval' ? 'account' : 'agent';
  const { searchQuery: _, group: __, ...none } = customersAddress.none;
  const { data } = useCall(getCustomers, { ...none, isAwaitingApproval: true }, { quiet: true });
  const count = data?.records.length ?? 0;
  if (!count) return null;
  const many = data?.hasNextPage
    ? `More than ${count} ${who}s are waiting`
    : count === 1
      ? `1 ${who} is waiting`
      : `${count} ${who}s are waiting`;
  return (
    <div className={styles.root} role="status">
      <span>{many} for approval.</span>
      <Button size="small" onClick={onShow}>
        Show them
      </Button>
    </div>
  );
}
