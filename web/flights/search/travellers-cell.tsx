import { mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { cabinText, travellersText } from '../travellers-text.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useCellStyles } from './cell-styles.ts';
import { Flyout } from './flyout.tsx';
import type { FormState } from './form-state.ts';

const loadPanel = () => import('./travellers-panel.tsx');
const TravellersPanel = lazy(loadPanel);

/** Who travels and in which cabin, in one popover. */
export function TravellersCell({
  form,
  error,
  onChange,
}: {
  form: FormState;
  error: string | undefined;
  onChange(change: Partial<FormState>): void;
}) {
  const cell = useCellStyles();
  const [open, setOpen] = useState(false);
  return (
    <div className={cell.cell}>
      <button
        type="button"
        className={cell.button}
        style={{ textAlign: 'left', padding: 0 }}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onFocus={() => void loadPanel()}
        onMouseEnter={() => void loadPanel()}
      >
        <span className={cell.label} style={{ display: 'block' }}>
          Travellers
        </span>
        <span className={cell.value} style={{ display: 'block' }}>
          {travellersText(form)}
        </span>
        <span
          className={mergeClasses(cell.below, error && cell.error)}
          style={{ display: 'block' }}
          role={error ? 'alert' : undefined}
        >
          {error ?? cabinText[form.cabin]}
        </span>
      </button>
      {open && (
        <Flyout label="Travellers and cabin" onClose={() => setOpen(false)}>
          <Suspense fallback={<Spinner size="small" />}>
            <TravellersPanel form={form} onChange={onChange} onDone={() => setOpen(false)} />
          </Suspense>
        </Flyout>
      )}
    </div>
  );
}
