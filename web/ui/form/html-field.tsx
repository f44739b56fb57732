import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { CodeArea } from './code-area.tsx';
import { Field } from './field.tsx';
import { Segments } from '../segments.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { focusRing } from '#web/ui/surface.ts';

import { useDebounced } from '../use-debounced.ts';

const SanitizedHtml = lazyPart(() => import('../sanitized-html.tsx'));

const useStyles = makeStyles({
  root: inColumn('8px'),
  preview: {
    ...focusRing,
    minHeight: '48px',
    maxHeight: '420px',
    overflow: 'auto',
    padding: '8px 12px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'anywhere',
    '& img': { maxWidth: '100%' },
  },
  nothing: { color: tokens.colorNeutralForeground3 },
});

/** ms after the last key before the preview is drawn anew. */
const WAIT = 300;
type View = 'write' | 'preview';

interface Props {
  label: string;
  name: string;
  value: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
  rows?: number;
  /** Said where there is none. */
  nothing?: string;
  onChange(html: string): void;
}

/** HTML to write, with what it will look like. The server says what may not stand in it. */
export function HtmlField({
  label,
  name,
  value,
  hint,
  error,
  disabled,
  rows = 8,
  nothing = 'Nothing.',
  onChange,
}: Props) {
  const styles = useStyles();
  const [view, setView] = useState<View>('write');
  const shown = useDebounced(value, WAIT);
  return (
    <div className={styles.root}>
      <Field label={label} hint={hint} error={error}>
        {(aria) =>
          view === 'write' ? (
            <CodeArea
              {...aria}
              dir="auto"
              name={name}
              rows={rows}
              value={value}
              disabled={disabled}
              onChange={onChange}
            />
          ) : (
            <div id={aria.id} role="region" aria-label={`Preview of ${label}`} tabIndex={0} className={styles.preview}>
              {shown ? <SanitizedHtml html={shown} /> : <span className={styles.nothing}>{nothing}</span>}
            </div>
          )
        }
      </Field>
      <div>
        <Segments<View>
          label={`View of ${label}`}
          value={view}
          options={[
            { value: 'write', label: 'Write' },
            { value: 'preview', label: 'Preview' },
          ]}
          onChange={setView}
        />
      </div>
    </div>
  );
}
