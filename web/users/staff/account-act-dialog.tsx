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
import { useChange } from '#web/ui/use-change.ts';

/** What is done to somebody's account. */
export type AccountAct = 'link' | 'reset' | 'give' | 'strip' | 'mend';

const stale = { invalidates: [getCustomers, getUserById] };

/** What each act does, before it is done and after. */
const words: Record<AccountAct, (name: string, email: string) => Record<'title' | 'text' | 'label' | 'done', string>> =
  {
    link: (name, email) => ({
      title: `Send ${name} a new link?`,
      text: `A link to set a password is mailed to ${email}. Links mailed before it stop working; sessions go on.`,
      label: 'Send link',
      done: `A link to set a password is on its way to ${email}.`,
    }),
    reset: (name) => ({
      title: `Reset the second factor of ${name}?`,
      text: 'They are signed out everywhere and sign in by their password alone until they set up a new one. A mail tells them. Make sure that it is really them who asked.',
      label: 'Reset second factor',
      done: `The second factor of ${name} was reset.`,
    }),
    give: (name) => ({
      title: `Make ${name} a super admin?`,
      text: 'They will hold every permission, and make, block and strip other members of staff, you included. They are signed out everywhere.',
      label: 'Make super admin',
      done: `${name} is a super admin.`,
    }),
    strip: (name) => ({
      title: `Take super admin away from ${name}?`,
      text: 'They will hold what their permission group grants, or what is allowed by default. They are signed out everywhere.',
      label: 'Take super admin away',
      done: `${name} is no super admin any more.`,
    }),
    mend: (name, email) => ({
      title: `Send mails to ${email} again?`,
      text: `Mails to it came back. Go on only where ${name} says that the mailbox works again: if the next one comes back too, nothing is sent there once more.`,
      label: 'Send mails again',
      done: `Mails go to ${email} again.`,
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
    useChange(resendLink, stale),
    useChange(resetSecondFactor, stale),
    useChange(setSuperAdmin, stale),
    useChange(liftBounce, stale),
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
