import { makeStyles } from '@fluentui/react-components';
import type { addToCart } from '#shared/activities/cart/add-to-cart.ts';
import type { RequestOf } from '#shared/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import { inLines } from '#web/ui/stack.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useAdding } from '../use-cart.ts';
import type { Shown } from './shown-price.ts';

const useStyles = makeStyles({
  root: { ...inLines('8px 16px'), alignItems: 'center', [upTo768]: { '& > button': { width: '100%' } } },
});

type Request = RequestOf<typeof addToCart>;

interface Props extends Pick<Shown, 'found' | 'guests'> {
  /** What all of them pay, in minor units. */
  minor: number;
  /** What is bought, and when. */
  item: Omit<Request, 'cartId' | keyof Shown['guests']>;
}

/** What was chosen comes to so much, and goes into the cart for these guests. */
export function AddBar({ found, guests, minor, item }: Props) {
  const styles = useStyles();
  const { add, isPending, mayAdd } = useAdding();
  const { adults, children, infants, startDate, endDate } = guests;
  return (
    <div className={styles.root}>
      <Money large minor={minor} currency={found.currency} />
      {mayAdd && (
        <Button
          appearance="primary"
          disabledFocusable={isPending}
          onClick={() => void add({ adults, children, infants, startDate, endDate, ...item })}
        >
          Add to cart
        </Button>
      )}
    </div>
  );
}
