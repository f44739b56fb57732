import { makeStyles, tokens } from '@fluentui/react-components';
import type { Requires } from '#shared/flights/model.ts';
import { formatDay } from '#shared/time.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { growing, inRow } from '#web/ui/stack.ts';
import { roundMark } from '#web/ui/surface.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import type { PassengerFields } from '../../journey/passenger-fields.ts';

const useStyles = makeStyles({
  root: { ...inRow('12px'), padding: '12px 12px 12px 24px', [upTo768]: { padding: '12px 4px 12px 16px' } },
  edit: { minWidth: 'auto' },
  tick: {
    ...roundMark,
    flexShrink: 0,
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground1,
  },
  text: growing,
  name: cardHeading,
  line: quietLine,
});

interface Props {
  passenger: PassengerFields;
  /** `Adult 1`. */
  place: string;
  requires: Requires;
  onEdit(): void;
}

/** A finished traveller in one line. */
export function FoldedPassenger({ passenger, place, requires, onEdit }: Props) {
  const styles = useStyles();
  const { title, firstName, lastName, dateOfBirth, passportNo, passportExpiry } = passenger;
  const facts = [
    place,
    dateOfBirth && formatDay(dateOfBirth),
    requires.passport && passportNo && `Passport ${passportNo}, expires ${formatDay(passportExpiry)}`,
  ];
  return (
    <Card className={styles.root} aria-label={place}>
      <span className={styles.tick}>
        <Icon name="check" size={16} />
      </span>
      <div className={styles.text}>
        <h2 className={styles.name}>
          {title} {firstName} {lastName}
        </h2>
        <div className={styles.line}>{facts.filter(Boolean).join(' · ')}</div>
      </div>
      <Button appearance="subtle" className={styles.edit} aria-label={`Edit ${firstName} ${lastName}`} onClick={onEdit}>
        Edit
      </Button>
    </Card>
  );
}
