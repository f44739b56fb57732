import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { ROWS, useHomeStyles } from './home-styles.ts';

const useStyles = makeStyles({
  item: { justifyContent: 'space-between' },
  words: { display: 'grid', rowGap: '8px', width: '48%' },
  name: { height: '14px' },
  meta: { height: '10px', width: '60%' },
  end: { height: '20px', width: '72px' },
});

/** The rows of a list under the search before they are known: a name, a line below it, and what stands at the end. */
export function WaitingRows() {
  const home = useHomeStyles();
  const styles = useStyles();
  return (
    <ul className={home.card} aria-hidden>
      {Array.from({ length: ROWS }, (_, at) => (
        <li key={at} className={mergeClasses(home.item, home.waiting, styles.item)}>
          <span className={styles.words}>
            <span className={mergeClasses(home.block, styles.name)} />
            <span className={mergeClasses(home.block, styles.meta)} />
          </span>
          <span className={mergeClasses(home.block, styles.end)} />
        </li>
      ))}
    </ul>
  );
}
