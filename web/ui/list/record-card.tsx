import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { CardPlace } from './list-rows.tsx';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '2px',
    margin: '0 -16px',
    padding: '0 16px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '12px' },
  name: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  opener: { minHeight: '40px', fontWeight: 600, textAlign: 'left', color: tokens.colorNeutralForeground1 },
  line: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '12px' },
  meta: { fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
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
