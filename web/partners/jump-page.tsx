import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { jumpIn } from '#shared/partners/jump-in.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/app/paths.ts';
import { useSignedIn, useUser } from '#web/app/session/session.ts';
import { startSession } from '#web/app/session/start-session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { Page } from '#web/ui/page.tsx';

interface Refusal {
  heading: string;
  text: string;
  /** The address may be good still: what spending it is called. */
  again?: string;
}

const AGAIN = 'Open this site again from your list of linked suppliers.';
const EXPIRED: Refusal = {
  heading: 'Not opened',
  text: `This address has expired or was already used. ${AGAIN}`,
};

/** Whoever has an account here is never somebody else unasked: an address may come from anybody. */
const SIGNED_IN: Refusal = {
  heading: 'You are signed in here',
  text: 'Opening this site as a partner signs you out of your own account in this browser.',
  again: 'Open as partner',
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
  const [isSignedIn, user] = [useSignedIn(), useUser()];
  const [asks] = useState(isSignedIn && !user?.partnerStay);
  const [refusal, setRefusal] = useState(!code ? end : asks ? SIGNED_IN : undefined);
  const spend = useAction(jumpIn, { quiet: true });
  const isSpent = useRef(false);
  const enter = async () => {
    const answer = await spend.mutateAsync({ code });
    if (!answer.ok)
      return setRefusal(
        answer.code === 'LINK_EXPIRED'
          ? EXPIRED
          : { heading: 'Not opened', text: answer.message ?? EXPIRED.text, again: 'Try again' },
      );
    startSession(answer.value.user);
    void navigate(paths.userTransactionHistory, { replace: true });
  };
  useEffect(() => {
    if (code) void navigate(paths.jump, { replace: true });
  }, [code, navigate]);
  useEffect(() => {
    if (!code || asks || isSpent.current) return;
    isSpent.current = true;
    void enter();
  });
  return (
    <Page heading="Partner access" lead="For 15 minutes: to read, to add money and to make keys.">
      {refusal ? (
        <EmptyState
          heading={refusal.heading}
          text={<span role="alert">{refusal.text}</span>}
          {...(refusal.again && {
            action: (
              <Button
                appearance="primary"
                onClick={() => {
                  setRefusal(undefined);
                  void enter();
                }}
              >
                {refusal.again}
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
