import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { CodeArea } from './code-area.tsx';
import { Field } from './field.tsx';
import { Segments } from '../segments.tsx';
import { inColumn, inPairs } from '#web/ui/stack.ts';
import { focusRing } from '#web/ui/surface.ts';
import { quietLine } from '#web/ui/text.ts';

import { useDebounced } from '../use-debounced.ts';

const SanitizedHtml = lazyPart(() => import('../sanitized-html.tsx'));
const RichText = lazyPart(() => import('../rich/rich-text.tsx'));

const useStyles = makeStyles({
  root: inColumn('8px'),
  beside: { ...inPairs('12px'), alignItems: 'start' },
  shown: inColumn('4px'),
  told: { ...quietLine, margin: 0 },
  preview: {
    ...focusRing,
    minHeight: '48px',
    maxHeight: '460px',
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

/** ms after the last key before the page is drawn anew. */
const WAIT = 300;
type View = 'page' | 'text' | 'html';

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

/**
 * A text of a page, written as it reads or as HTML, with the page beside it. What is not to be written in is shown as a
 * page alone. The server says what may not stand in it.
 */
export function HtmlField({ label, hint, error, disabled, ...text }: Props) {
  const styles = useStyles();
  const { name, value, rows = 8, nothing = 'Nothing.', onChange } = text;
  const [view, setView] = useState<View>('page');
  const shown = useDebounced(value, WAIT);
  const page = (
    <div role="region" aria-label={`Preview of ${label}`} tabIndex={0} className={styles.preview}>
      {shown ? <SanitizedHtml html={shown} /> : <span className={styles.nothing}>{nothing}</span>}
    </div>
  );
  return (
    <div className={styles.root}>
      <Field label={label} hint={hint} error={error}>
        {(aria) => {
          const code = (
            <CodeArea
              {...aria}
              dir="auto"
              name={name}
              rows={rows}
              value={value}
              disabled={disabled}
              onChange={onChange}
            />
          );
          if (view === 'page') return <div id={aria.id}>{page}</div>;
          return (
            <div className={styles.beside}>
              {view === 'html' ? (
                code
              ) : (
                <RichText
                  id={aria.id}
                  label={label}
                  describedBy={aria['aria-describedby']}
                  isWrong={aria['aria-invalid']}
                  value={value}
                  otherwise={code}
                  onChange={onChange}
                />
              )}
              <div className={styles.shown}>
                <p className={styles.told}>Preview</p>
                {page}
              </div>
            </div>
          );
        }}
      </Field>
      <div>
        <Segments<View>
          label={`View of ${label}`}
          value={view}
          options={[
            { value: 'page', label: 'Page' },
            ...(disabled ? [] : [{ value: 'text', label: 'Edit text' } as const]),
            { value: 'html', label: 'HTML' },
          ]}
          onChange={setView}
        />
      </div>
    </div>
  );
}
