import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { liftBounce } from '#shared/users/customers/lift-bounce.ts';
import type { UserData } from '#shared/users/model.ts';
import { resendLink } from '#shared/users/customers/resend-link.ts';
import { resetSecondFactor } from '#shared/users/customers/reset-second-factor.ts';
import { setSuperAdmin } from '#shared/users/customers/set-super-admin.ts';
import { isUnheard } from '#web/api/error-catalogue.ts';
import { userAtom } from '#web/app/session/session.ts';
import { store } from '#web/ui/store.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { useAction } from '#web/api/use-action.ts';

/** What is done to somebody's account. */
export type AccountAct = 'link' | 'reset' | 'give' | 'strip' | 'mend';

const stale = { invalidates: [getCustomers, getUserById] };

/** What each act does, before it is done and after. */
const words: Record<AccountAct, (name: string, email: string) => Record<'title' | 'text' | 'label' | 'done', string>> =
  {
    link: (name, email) => ({
      title: `Send ${name} a new link?`,
      text: `We email a link to set a password to ${email}. Earlier links stop working; current sessions continue.`,
      label: 'Send link',
      done: `A link to set a password is on its way to ${email}.`,
    }),
    reset: (name) => ({
      title: `Reset the second factor of ${name}?`,
      text: 'They are signed out everywhere and sign in with only their password until they set up a new one. We email them. Make sure the request really came from them.',
      label: 'Reset second factor',
      done: `The second factor of ${name} was reset.`,
    }),
    give: (name) => ({
      title: `Make ${name} a super admin?`,
      text: 'They will have every permission, and can add, block and demote other staff, including you. They are signed out everywhere.',
      label: 'Make super admin',
      done: `${name} is a super admin.`,
    }),
    strip: (name) => ({
      title: `Remove super admin from ${name}?`,
      text: 'They keep the permissions of their group, or the default ones. They are signed out everywhere.',
      label: 'Remove super admin',
      done: `${name} is no longer a super admin.`,
    }),
    mend: (name, email) => ({
      title: `Allow emails to ${email} again?`,
      text: `Emails to this address bounced. Continue only if ${name} says the mailbox works again: if the next one bounces too, we stop sending.`,
      label: 'Allow emails again',
      done: `Emails to ${email} are sent again.`,
    }),
  };

/** Where it was one's own address, the line that says so goes at once. */
const forgetOwnProblem = (userId: string) =>
  store.set(userAtom, (me) => (me?.id === userId ? { ...me, mailProblem: undefined } : me));

/** Asks before it acts on an account, and says what was done. */
export default function AccountActDialog({
  user,
  act,
  onClose,
}: {
  user: UserData;
  act: AccountAct;
  onClose: () => void;
}) {
  const [link, reset, set, mend] = [
    useAction(resendLink, stale),
    useAction(resetSecondFactor, stale),
    useAction(setSuperAdmin, stale),
    useAction(liftBounce, stale),
  ];
  const { title, text, label, done } = words[act](`${user.firstName} ${user.lastName}`.trim(), user.email);
  const userId = user.id;
  const carryOut = () => {
    if (act === 'link') return link.mutateAsync({ userId });
    if (act === 'reset') return reset.mutateAsync({ userId });
    if (act === 'mend') return mend.mutateAsync({ userId });
    return set.mutateAsync({ userId, isSuperAdmin: act === 'give' });
  };
  const submit = async () => {
    const answer = await carryOut();
    // Nobody having answered, it can be tried again.
    if (answer.ok || !isUnheard(answer)) onClose();
    if (answer.ok) showToast(done);
    if (answer.ok && act === 'mend') forgetOwnProblem(userId);
  };
  return (
    <SiteDialog
      title={title}
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        {
          label,
          run: () => void submit(),
          primary: true,
          disabled: link.isPending || reset.isPending || set.isPending || mend.isPending,
        },
      ]}
    >
      {text}
    </SiteDialog>
  );
}
