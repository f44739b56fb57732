import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { jumpIn } from '#shared/partners/jump-in.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/app/paths.ts';
import { startSession } from '#web/app/session/start-session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { Page } from '#web/ui/page.tsx';

interface Refusal {
  heading: string;
  text: string;
  /** It did not come through: the address may be good still. */
  canTry?: true;
}

const AGAIN = 'Open this site again from your list of linked suppliers.';
const EXPIRED: Refusal = {
  heading: 'Not opened',
  text: `This address has expired or was already used. ${AGAIN}`,
};

/** Where a stay ends: it was left, or it was over. */
const ended = (isOver: boolean): Refusal => ({
  heading: isOver ? 'Your partner access has ended' : 'You have left',
  text: AGAIN,
});

/** `/jump`: where a partner's staff come to, with a code that opens this site to them once, and where their stay ends. The code leaves the address at once. */
export default function JumpPage() {
  const { hash, state } = useLocation() as { hash: string; state: { isSessionOver?: boolean } | null };
  const navigate = useNavigate();
  const [code] = useState(hash.slice(1));
  const [end] = useState(state?.isSessionOver === undefined ? EXPIRED : ended(state.isSessionOver));
  const [refusal, setRefusal] = useState(code ? undefined : end);
  const spend = useAction(jumpIn, { quiet: true });
  const isSpent = useRef(false);
  const enter = async () => {
    setRefusal(undefined);
    const answer = await spend.mutateAsync({ code });
    if (!answer.ok)
      return setRefusal(
        answer.code === 'LINK_EXPIRED'
          ? EXPIRED
          : { heading: 'Not opened', text: answer.message ?? EXPIRED.text, canTry: true },
      );
    startSession(answer.value.user);
    void navigate(paths.userTransactionHistory, { replace: true });
  };
  useEffect(() => {
    if (!code || isSpent.current) return;
    isSpent.current = true;
    void navigate(paths.jump, { replace: true });
    void enter();
  });
  return (
    <Page heading="Partner access" lead="For 15 minutes: to read, to add money and to make keys.">
      {refusal ? (
        <EmptyState
          heading={refusal.heading}
          text={<span role="alert">{refusal.text}</span>}
          {...(refusal.canTry && {
            action: (
              <Button appearance="primary" onClick={() => void enter()}>
                Try again
              </Button>
            ),
          })}
        />
      ) : (
        <LoadingOverlay label="Opening" />
      )}
    </Page>
  );
}
