import { makeStyles, tokens } from '@fluentui/react-components';
import { quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: {
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  heading: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  text: { ...quietLine, margin: '4px 0 0' },
});

/** What holding is, beside its button. */
export default function AboutHold() {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <p className={styles.heading}>Hold keeps the seats, not the fare</p>
      <p className={styles.text}>
        Free of charge, to be paid by the time that the airline gives, at the price of that moment; you are asked first
        if it rose. Not paid, the seats go back and nothing was charged.
      </p>
    </div>
  );
}
