import { makeStyles, tokens } from '@fluentui/react-components';
import { Button } from '#web/ui/button.tsx';
import { apartInRows } from '#web/ui/stack.ts';
import { smallText } from '#web/ui/text.ts';
import type { OfferFacts } from './offer-facts.ts';

const useStyles = makeStyles({
  root: {
    ...apartInRows('4px 12px'),
    ...smallText,
    margin: '0 0 8px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
  },
});

interface Props {
  out: OfferFacts;
  left: number;
  of: number;
  onForget(): void;
}

/** Why the return column holds fewer flights than before: a low-cost pair is sold together only. */
export function PairNote({ out: { offer }, left, of, onForget }: Props) {
  const styles = useStyles();
  const { airlineCode, flightNumber } = offer.segments[0]!;
  return (
    <div className={styles.root} role="status">
      <span>
        {left} of {of} {of === 1 ? 'flight' : 'flights'}: only flights sold as a pair with {airlineCode} {flightNumber},{' '}
        {offer.family.name}.
      </span>
      <Button appearance="transparent" size="small" onClick={onForget}>
        Show all
      </Button>
    </div>
  );
}
