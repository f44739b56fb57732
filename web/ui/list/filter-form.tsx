import { makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import type { FieldErrors } from '#shared/errors.ts';
import { Button } from '#web/ui/button.tsx';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    // Boxes stay in line where one of them has an error below it.
    alignItems: 'start',
  },
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
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(request, draft);
    setErrors(found);
    const [wrong] = Object.keys(found);
    if (!wrong) onApply(draft);
    else (event.target as HTMLFormElement).querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const clear = () => {
    setDraft(cleared);
    setErrors({});
    onApply(cleared);
  };
  return (
    <form className={styles.form} onSubmit={apply} aria-label="Filters">
      {fields(draft, (more) => setDraft({ ...draft, ...more }), errors)}
      <div className={styles.actions}>
        <Button type="submit" appearance="primary">
          Apply
        </Button>
        <Button onClick={clear}>Clear Filters</Button>
      </div>
    </form>
  );
}
