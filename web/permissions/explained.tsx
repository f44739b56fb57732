import { makeStyles, tokens } from '@fluentui/react-components';
import { type AccessExplained, explainAccess } from '#shared/permissions/groups/explain-access.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { apartInRows, plainList } from '#web/ui/stack.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { reasonOf, wordsOf } from './access-words.ts';
import { opensHere } from './shown-here.ts';

const useStyles = makeStyles({
  reason: { margin: '0 0 12px' },
  heading: { ...cardHeading, margin: '16px 0 4px' },
  list: plainList,
  row: {
    ...apartInRows('0 12px'),
    minHeight: '32px',
    padding: '4px 0',
    boxSizing: 'border-box',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  refused: { color: tokens.colorNeutralForeground3 },
  meta: quietLine,
});

/** What decides about a person, and every permission with why they hold it or do not. */
export function Explained({
  userId,
  onChange,
}: {
  userId: string;
  /** Left out where nobody may. */
  onChange: ((access: AccessExplained) => void) | undefined;
}) {
  const styles = useStyles();
  const taxes = siteTaxes(useSite());
  const access = useCall(explainAccess, { userId }, { quiet: true, staleTime: 0 });
  if (access.error) return <ErrorState error={access.error} onRetry={() => void access.refetch()} />;
  if (!access.data)
    return (
      <Waiting>
        <Spinner />
      </Waiting>
    );
  const { because } = access.data;
  const permissions = access.data.permissions.filter(({ id }) => opensHere(id, taxes));
  const isGrouped = because === 'group' || because === 'default';
  const modules = [...new Set(permissions.map(({ moduleName }) => moduleName))];
  return (
    <>
      <p className={styles.reason}>{reasonOf(access.data)}</p>
      {onChange && isGrouped && <Button onClick={() => onChange(access.data)}>Change Permission Group</Button>}
      {modules.map((moduleName) => (
        <section key={moduleName} aria-label={moduleName}>
          <h3 className={styles.heading}>{moduleName}</h3>
          <ul className={styles.list}>
            {permissions
              .filter((one) => one.moduleName === moduleName)
              .map(({ id, label, isAllowed, because }) => (
                <li key={id} className={styles.row}>
                  <span className={isAllowed ? undefined : styles.refused}>{label}</span>
                  <span className={styles.meta}>
                    {isAllowed ? 'Allowed' : 'Not allowed'}, {wordsOf(because, access.data)}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
