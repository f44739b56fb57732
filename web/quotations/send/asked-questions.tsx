import { makeStyles, tokens } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { answerQuestion } from '#shared/quotations/answer-question.ts';
import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { momentText } from '#web/ui/moment-text.ts';
import { inList } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { Kart } from '../builder/kart.ts';

const useStyles = makeStyles({
  folded: { '& > summary': { padding: '8px 0', cursor: 'pointer', fontWeight: tokens.fontWeightSemibold } },
  list: inList('16px'),
  text: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  quiet: { ...quietLine, margin: 0 },
  form: { display: 'grid', gap: '8px', justifyItems: 'start', marginTop: '8px', '> :first-child': { width: '100%' } },
});

interface Props {
  kart: Pick<Kart, 'id' | 'questions'>;
  mayEdit: boolean;
}

/** What the customer asked by the link, each to be answered. */
export default function AskedQuestions({ kart, mayEdit }: Props) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const { questions } = kart;
  return (
    <details className={styles.folded} open={questions.some(({ answer }) => !answer)}>
      <summary>Questions ({questions.length})</summary>
      <ol className={styles.list} aria-label="Questions">
        {questions.map(({ id, text, askedAt, answer, answeredBy, answeredAt }) => (
          <li key={id}>
            <p className={styles.text}>{text}</p>
            <p className={styles.quiet}>{momentText(askedAt, zone)}</p>
            {answer ? (
              <>
                <p className={styles.text}>{answer}</p>
                <p className={styles.quiet}>
                  {answeredBy}, {momentText(answeredAt, zone)}
                </p>
              </>
            ) : (
              mayEdit && <Answer kartId={kart.id} questionId={id} />
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Answer({ kartId, questionId }: { kartId: string; questionId: string }) {
  const styles = useStyles();
  const client = useQueryClient();
  const short = useShortForm({ answer: '' });
  const answering = useAction(answerQuestion, { quiet: true });
  const submit = async () => {
    short.begin();
    const done = await answering.mutateAsync({ id: kartId, questionId, answer: short.values.answer });
    if (!done.ok) return short.refused(done);
    await client.invalidateQueries({ queryKey: [getKartById.name] });
    void client.invalidateQueries({ queryKey: [getAllKartsForWl.name], refetchType: 'none' });
    return showToast('Answer sent.', 'success');
  };
  return (
    <form {...short.sends(() => void submit())} className={styles.form}>
      <TextArea {...short.field('answer')} label="Answer" maxLength={2000} rows={3} />
      <Button type="submit" disabledFocusable={answering.isPending}>
        Send answer
      </Button>
    </form>
  );
}
