import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { ResponseOf } from '#shared/contract.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { formatDay } from '#shared/time.ts';
import { type PanHolder, panHolders } from '#shared/users/company/pan.ts';
import { verifyPanCard } from '#shared/users/registration/verify-pan-card.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/app/paths.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useSite, useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { Facts } from '#web/ui/list/detail.tsx';
import { Page } from '#web/ui/page.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';

type Answer = ResponseOf<typeof verifyPanCard>;

const holders = Object.entries(panHolders).map(([letter, name]) => [letter, `${name} (${letter})`] as const);

const useStyles = makeStyles({
  root: inColumn('16px'),
  card: { padding: '20px' },
  foot: { display: 'flex', justifyContent: 'flex-end' },
  said: inColumn('12px'),
  warnings: { ...inColumn('4px'), margin: 0, paddingLeft: '20px' },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** `/staff/verifyPanCard`: the form of a PAN and its holder type; no authority is asked, and the page says so. */
export default function VerifyPanCardPage() {
  return siteTaxes(useSite()).hasPan ? <Verify /> : <Navigate to={paths.forbidden} replace />;
}

function Verify() {
  const styles = useStyles();
  const formStyles = useFormStyles();
  const { values, field, sends, refuse } = useShortForm({ panNumber: '', holderName: '', holderType: '' });
  const [answer, setAnswer] = useState<Answer>();
  const verify = useAction(verifyPanCard, { quiet: true });
  const submit = async () => {
    const { panNumber, holderName, holderType } = values;
    const said = await verify.mutateAsync({
      panNumber,
      holderName,
      ...(holderType && { holderType: holderType as PanHolder }),
    });
    setAnswer(said.ok ? said.value : undefined);
    if (said.ok) field('panNumber').onChange('');
    else if (!refuse(said)) showToast(said.message ?? '', 'error');
  };
  return (
    <Page heading="Verify PAN card" lead="Checks the format and holder type of a PAN, and records the name." narrow>
      <div className={styles.root}>
        <Card aria-label="The card" className={styles.card}>
          <form {...sends(submit)} className={formStyles.form}>
            <ShortField
              {...field('panNumber')}
              label="PAN"
              hint="Ten characters, such as ABCPE1234F."
              maxLength={12}
              autoComplete="off"
              spellCheck={false}
              autoCapitalize="characters"
            />
            <ShortField {...field('holderName')} label="Name on the card" maxLength={120} autoComplete="off" />
            <ChoiceField
              {...field('holderType')}
              label="Holder type"
              all="Any: detect from the fourth letter"
              options={holders}
            />
            <div className={styles.foot}>
              <Button type="submit" appearance="primary" disabledFocusable={verify.isPending}>
                Check and record
              </Button>
            </div>
          </form>
        </Card>
        <div role="status">{answer && <Result answer={answer} />}</div>
      </div>
    </Page>
  );
}

function Result({ answer }: { answer: Answer }) {
  const styles = useStyles();
  const { dayOf } = useSiteDays();
  const { panEnd, holderName, holderType, warnings, before, authority } = answer;
  return (
    <Card aria-label="Result" className={styles.card}>
      <div className={styles.said}>
        <Status
          tone={warnings.length ? 'waiting' : 'done'}
          text={warnings.length ? 'Recorded, please check again' : 'Format valid; recorded'}
        />
        <Facts
          facts={[
            ['PAN', `XXXXXX${panEnd}`],
            ['Name', holderName],
            ['Holder type', `${panHolders[holderType]} (${holderType})`],
            ['Previously', before && `${before.holderName}, ${formatDay(dayOf(before.at))}, by ${before.by}`],
          ]}
        />
        {warnings.length > 0 && (
          <ul className={styles.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
        <p className={styles.note}>{authority}</p>
      </div>
    </Card>
  );
}
