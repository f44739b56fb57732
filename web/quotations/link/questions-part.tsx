import { makeStyles, tokens } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '#shared/contract.ts';
import { askQuestion } from '#shared/quotations/link/ask-question.ts';
import { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import { useAction } from '#web/api/use-action.ts';
import { callKey } from '#web/api/use-call.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { momentText } from '#web/ui/moment-text.ts';
import { inColumn, inList } from '#web/ui/stack.ts';
import { quietLine, wrongLine } from '#web/ui/text.ts';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';

const useStyles = makeStyles({
  root: inColumn('16px'),
  list: inList('16px'),
  text: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  meta: { ...quietLine, margin: 0 },
  answer: { margin: '8px 0 0 16px', paddingLeft: '12px', borderLeft: `2px solid ${tokens.colorNeutralStroke2}` },
  form: { ...inColumn('8px'), justifyItems: 'start', '& > :first-child': { width: '100%' } },
  wrong: { ...wrongLine, margin: 0 },
});

interface Props {
  token: string;
  questions: ResponseOf<typeof getQuotation>['questions'];
  /** Who answers. */
  by: string;
}

/** What was asked and answered, and one more question. */
export function QuestionsPart({ token, questions, by }: Props) {
  const styles = useStyles();
  const client = useQueryClient();
  const { zone } = useSite();
  const short = useShortForm({ text: '' });
  const asking = useAction(askQuestion, { quiet: true });
  const field = short.field('text');
  const submit = async () => {
    short.begin();
    const answer = await asking.mutateAsync({ token, text: short.values.text });
    if (!answer.ok) return short.refused(answer);
    client.setQueryData(callKey(getQuotation, { token }), answer.value);
    field.onChange('');
    return showToast('Question sent. The answer comes by email and appears here.');
  };
  return (
    <TitledCard title="Questions">
      <div className={styles.root}>
        {questions.length > 0 && (
          <ul className={styles.list}>
            {questions.map(({ id, text, askedAt, answer, answeredBy, answeredAt }) => (
              <li key={id}>
                <p className={styles.text}>{text}</p>
                <p className={styles.meta}>You, {momentText(askedAt, zone)}</p>
                {answer && (
                  <div className={styles.answer}>
                    <p className={styles.text}>{answer}</p>
                    <p className={styles.meta}>
                      {[answeredBy, by, answeredAt && momentText(answeredAt, zone)].filter(Boolean).join(', ')}
                    </p>
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
        <form {...short.sends(() => void submit())} className={styles.form}>
          <TextArea
            {...field}
            label="Your question"
            maxLength={1000}
            rows={3}
            placeholder="Such as a day, a hotel or a time"
          />
          {short.says && (
            <p role="alert" className={styles.wrong}>
              {short.says}
            </p>
          )}
          <Button type="submit" disabledFocusable={asking.isPending}>
            Ask
          </Button>
        </form>
      </div>
    </TitledCard>
  );
}
