import { Link, makeStyles, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import type { ErrorLink } from './form-errors.ts';

const useStyles = makeStyles({
  links: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: 0, padding: 0, listStyleType: 'none' },
  body: { whiteSpace: 'normal' },
});

interface Props {
  links: readonly ErrorLink[];
  /** Changes with each try: the summary takes the focus again. */
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
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'center' });
  }, [tries]);
  return (
    <MessageBar ref={root} tabIndex={-1} intent="error" layout="multiline">
      <MessageBarBody className={styles.body}>
        <MessageBarTitle>
          {links.length === 1 ? '1 field to correct' : `${links.length} fields to correct`}
        </MessageBarTitle>
        <ul className={styles.links}>
          {links.slice(0, SHOWN).map(({ path, label }) => (
            <li key={path}>
              <Link as="button" type="button" inline onClick={() => onJump(path)}>
                {label}
              </Link>
            </li>
          ))}
          {links.length > SHOWN && <li>and {links.length - SHOWN} more below</li>}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
