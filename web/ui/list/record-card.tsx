import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { apart, inColumn } from '#web/ui/stack.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import type { CardPlace } from './list-rows.tsx';

const useStyles = makeStyles({
  root: {
    ...inColumn('2px'),
    margin: '0 -16px',
    padding: '0 16px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  head: apart('12px'),
  name: cardHeading,
  opener: { minHeight: '40px', fontWeight: 600, textAlign: 'left', color: tokens.colorNeutralForeground1 },
  line: { ...apart('12px'), alignItems: 'baseline' },
  meta: quietLine,
  end: { flexShrink: 0 },
});

/** A line of a card; a quiet one is smaller. */
export interface CardLine {
  text: ReactNode;
  end?: ReactNode;
  isQuiet?: boolean;
}

interface Props {
  name: string;
  place: CardPlace;
  /** What else there is to say. */
  lines: readonly CardLine[];
}

/** A record on a phone, its name whole. */
export function RecordCard({ name, place, lines }: Props) {
  const styles = useStyles();
  return (
    <article className={styles.root} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link as="button" appearance="subtle" className={styles.opener} data-row onClick={place.onOpen}>
            {name}
          </Link>
        </h2>
        {place.menu}
      </div>
      {lines.map(({ text, end, isQuiet }, at) => (
        <div key={at} className={styles.line}>
          <span className={isQuiet ? styles.meta : undefined}>{text}</span>
          {end && <span className={mergeClasses(styles.end, isQuiet && styles.meta)}>{end}</span>}
        </div>
      ))}
    </article>
  );
}
