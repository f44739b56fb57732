import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { jumpIn } from '#shared/partners/jump-in.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/app/paths.ts';
import { startSession } from '#web/app/session/start-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';

const OVER = 'This address has expired or was already used. Open this site again from your list of linked suppliers.';

/** `/jump`: where a partner's staff come to, with a code that opens this site to them once. It leaves the address at once. */
export default function JumpPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [code] = useState(hash.slice(1));
  const [refusal, setRefusal] = useState(code ? '' : OVER);
  const spend = useAction(jumpIn, { quiet: true });
  const isSpent = useRef(false);
  useEffect(() => {
    if (!code || isSpent.current) return;
    isSpent.current = true;
    void navigate(paths.jump, { replace: true });
    void spend.mutateAsync({ code }).then((answer) => {
      if (!answer.ok) return setRefusal(answer.code === 'LINK_EXPIRED' ? OVER : (answer.message ?? OVER));
      startSession(answer.value.user);
      void navigate(paths.userTransactionHistory, { replace: true });
    });
  }, [code, navigate, spend]);
  return (
    <Page heading="Partner access" lead="You are here for 15 minutes, to read and to add money.">
      {refusal && <EmptyState heading="Not opened" text={<span role="alert">{refusal}</span>} />}
    </Page>
  );
}
