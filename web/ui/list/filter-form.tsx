import { makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import type { FieldErrors } from '#shared/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { inGrid } from '#web/ui/stack.ts';

const useStyles = makeStyles({
  form: {
    ...inGrid('repeat(auto-fill, minmax(150px, 1fr))', '12px'),
    // Boxes stay in line where one of them has an error below it.
    alignItems: 'start',
  },
  unseen: { gridColumn: '1 / -1', margin: 0, color: tokens.colorStatusDangerForeground1 },
  actions: {
    display: 'flex',
    gap: '8px',
    gridColumn: '1 / -1',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    paddingTop: '12px',
  },
});

/** What the contract would refuse, by field. */
function errorsOf(request: z.ZodMiniType, filter: unknown): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of z.safeParse(request, filter).error?.issues ?? []) errors[path.join('.')] ??= message;
  return errors;
}

interface Props<F> {
  /** The list's contract: it says what is wrong with a field. */
  request: z.ZodMiniType;
  filter: F;
  /** What Clear Filters leaves. */
  cleared: F;
  onApply(filter: F): void;
  /** The fields; each control is named as its field. */
  fields(draft: F, change: (more: Partial<F>) => void, errors: FieldErrors): ReactNode;
}

/** Everything a list can be narrowed by; nothing happens until Apply. An address's wrong values are said at once. */
export function FilterForm<F>({ request, filter, cleared, onApply, fields }: Props<F>) {
  const styles = useStyles();
  const [draft, setDraft] = useState(filter);
  const [errors, setErrors] = useState(() => errorsOf(request, filter));
  const [unseen, setUnseen] = useState<readonly string[]>([]);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(request, draft);
    setErrors(found);
    const form = event.target as HTMLFormElement;
    const controlOf = (name: string) => form.querySelector<HTMLElement>(`[name="${name}"]`);
    const [wrong] = Object.keys(found);
    // Of the address alone: no control beside which it could be said.
    setUnseen(Object.entries(found).flatMap(([name, text]) => (controlOf(name) ? [] : [`${name}: ${text}`])));
    if (!wrong) onApply(draft);
    else controlOf(wrong)?.focus();
  };
  const clear = () => {
    setDraft(cleared);
    setErrors({});
    onApply(cleared);
  };
  return (
    <form className={styles.form} onSubmit={apply} aria-label="Filters">
      {fields(draft, (more) => setDraft({ ...draft, ...more }), errors)}
      {unseen.length > 0 && (
        <p role="alert" className={styles.unseen}>
          {unseen.join(' ')}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" appearance="primary">
          Apply
        </Button>
        <Button onClick={clear}>Clear Filters</Button>
      </div>
    </form>
  );
}
