import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { inLines, plainList } from '#web/ui/stack.ts';
import { bareButton, focusRing } from '#web/ui/surface.ts';
import { cardHeading } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import type { ErrorLink } from './form-errors.ts';

const useStyles = makeStyles({
  root: {
    ...focusRing,
    padding: '12px 16px',
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusDangerBackground1,
  },
  title: cardHeading,
  links: { ...inLines('4px 16px'), ...plainList },
  link: {
    ...bareButton,
    ...focusRing,
    padding: 0,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'underline',
    [upTo768]: { minHeight: '40px' },
  },
});

interface Props {
  links: readonly ErrorLink[];
  /** Changes with each try: the summary takes the focus again, unless a field has it that is to be corrected. */
  tries: number;
  onJump(path: string): void;
}

/** More would hide the fields themselves. */
const SHOWN = 8;

/** What is to be corrected, each a link to its field. */
export default function ErrorSummary({ links, tries, onJump }: Props) {
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    const isAtField = focused?.getAttribute('aria-invalid') === 'true';
    if (!isAtField) root.current?.focus({ preventScroll: true });
    // What comes above a field pushes it down.
    (isAtField ? focused : root.current)?.scrollIntoView({ block: 'center' });
  }, [tries]);
  const title = links.length === 1 ? '1 field to correct' : `${links.length} fields to correct`;
  return (
    <div ref={root} tabIndex={-1} role="group" aria-label={title} className={styles.root}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.links}>
        {links.slice(0, SHOWN).map(({ path, label }) => (
          <li key={path}>
            <button type="button" className={styles.link} onClick={() => onJump(path)}>
              {label}
            </button>
          </li>
        ))}
        {links.length > SHOWN && <li>and {links.length - SHOWN} more below</li>}
      </ul>
    </div>
  );
}
