import { makeStyles, tokens } from '@fluentui/react-components';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useSite } from '#web/site/site.ts';
import { inColumn } from '#web/ui/stack.ts';
import { warningSurface } from '#web/ui/surface.ts';
import { SentVersions } from '../versions/sent-versions.tsx';
import type { Kart } from './kart.ts';

const Payment = lazyPart(() => import('../payment/payment-part.tsx'));
const Questions = lazyPart(() => import('../send/asked-questions.tsx'));

const useStyles = makeStyles({
  root: inColumn('12px'),
  said: { ...warningSurface, margin: 0 },
  folded: { '& > summary': { padding: '8px 0', cursor: 'pointer', fontWeight: tokens.fontWeightSemibold } },
});

/** What becomes of a quotation once it was sent: questions, what is paid, and its versions. */
export default function AfterSending({ kart, mayEdit }: { kart: Kart; mayEdit: boolean }) {
  const styles = useStyles();
  const { currency } = useSite();
  const accepted = kart.versions.find(({ state }) => state === 'accepted');
  return (
    <div className={styles.root}>
      {accepted && !accepted.isBuilders && (
        <p className={styles.said} role="status">
          The customer accepted version {accepted.number}. The builder has changed since: send it again for them to
          accept it as it is now.
        </p>
      )}
      {kart.questions.length > 0 && <Questions kart={kart} mayEdit={mayEdit} />}
      <Payment kart={kart} />
      <details className={styles.folded}>
        <summary>Sent versions ({kart.versions.length})</summary>
        <SentVersions versions={kart.versions} currency={currency} />
      </details>
    </div>
  );
}
