import { makeStyles } from '@fluentui/react-components';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { apartInRows } from '#web/ui/stack.ts';
import { softLine } from '#web/ui/text.ts';
import { namesOf } from './fill-places.ts';
import type { Traveller } from '../../journey/saved-traveller.ts';

const useStyles = makeStyles({
  root: { ...apartInRows('8px 16px'), padding: '12px 24px', [upTo768]: { padding: '12px 16px' } },
  names: { ...softLine, flex: '1 1 220px' },
});

/** Fills every place at once, and says before whom it puts there. */
export function FillAll({ people, onFill }: { people: readonly Traveller[]; onFill(): void }) {
  const styles = useStyles();
  return (
    <Card className={styles.root} aria-label="Saved travellers for all">
      <span className={styles.names}>{namesOf(people)}</span>
      <Button onClick={onFill}>Fill in all {people.length}</Button>
    </Card>
  );
}
