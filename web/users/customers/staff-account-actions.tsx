import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { CustomerDetails } from '#shared/users/customers/get-user-by-id.ts';
import type { UserData } from '#shared/users/model.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useMay } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { inLines } from '#web/ui/stack.ts';
import type { AccountAct } from '../staff/account-act-dialog.tsx';

const AccountActDialog = lazyPart(() => import('../staff/account-act-dialog.tsx'));

const useStyles = makeStyles({ root: inLines('8px') });

/** One act on somebody's account, asked about before it is done. */
export function ActButton({ user, act, label }: { user: UserData; act: AccountAct; label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && <AccountActDialog user={user} act={act} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Whether the signed-in person may act on this account: staff's are super admins', nobody's their own. */
function useMayAct(user: UserData): { mail: boolean; rights: boolean } {
  const me = useUser();
  const mayEdit = useMay('customers.edit');
  const isOther = me !== undefined && me.id !== user.id;
  const isStaff = user.userType === 'staff';
  const rights = isOther && isStaff && me.isSuperAdmin;
  return { mail: isOther && mayEdit && (!isStaff || me.isSuperAdmin), rights };
}

type Linked = Pick<CustomerDetails, 'user' | 'linkToSend'>;

/** Mails anybody but oneself the link that still waits to be used, or one to set another password. */
const SendLink = ({ of: { user, linkToSend } }: { of: Linked }) => (
  <ActButton user={user} act="link" label={linkToSend === 'first' ? 'Resend link' : 'Send password link'} />
);

/** For super admins: takes away the second factor of a colleague who lost it. */
export const ResetSecondFactor = ({ user }: { user: UserData }) =>
  useMayAct(user).rights && user.hasSecondFactor && <ActButton user={user} act="reset" label="Reset second factor" />;

/** For super admins: makes a colleague one, or strips them of it. */
export const GiveSuperAdmin = ({ user }: { user: UserData }) =>
  useMayAct(user).rights &&
  (user.isSuperAdmin ? (
    <ActButton user={user} act="strip" label="Remove super admin" />
  ) : (
    <ActButton user={user} act="give" label="Make super admin" />
  ));

/** What may be done to an account beside changing its details; nothing where none of it may. */
export default function StaffAccountActions({ of }: { of: Linked }) {
  const { user } = of;
  const styles = useStyles();
  const { mail, rights } = useMayAct(user);
  const link = mail && of.linkToSend !== 'none';
  if (!link && !rights) return null;
  return (
    <div className={styles.root}>
      {link && <SendLink of={of} />}
      <GiveSuperAdmin user={user} />
      <ResetSecondFactor user={user} />
    </div>
  );
}
