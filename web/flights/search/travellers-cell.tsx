import { mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { lazyPart, lazyWithin } from '#web/ui/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { loadAhead } from '#web/ui/load-again.ts';
import { cabinText, travellersText } from '../travellers-text.ts';
import { useCellStyles } from './cell-styles.ts';
import type { FormState } from './form-state.ts';

const loadPanel = () => import('./travellers-panel.tsx');
const loadFlyout = () => import('./flyout.tsx');
const TravellersPanel = lazyWithin(loadPanel);
const Flyout = lazyPart(loadFlyout);
/** On hover or focus, before it is opened. */
const loadBoth = () => loadAhead(loadFlyout, loadPanel);

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
        data-wrong={error ? '' : undefined}
        onClick={() => setOpen(!open)}
        onFocus={loadBoth}
        onMouseEnter={loadBoth}
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
        <Flyout
          label="Travellers and cabin"
          onClose={() => setOpen(false)}
          end={
            <Button appearance="primary" style={{ width: '100%' }} onClick={() => setOpen(false)}>
              Done
            </Button>
          }
        >
          <TravellersPanel form={form} onChange={onChange} />
        </Flyout>
      )}
    </div>
  );
}
