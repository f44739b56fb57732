import { makeStyles } from '@fluentui/react-components';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import type { FullItem } from '#shared/activities/cart/check-out.ts';
import { getCartData } from '#shared/activities/cart/get-cart-data.ts';
import { updateCartData } from '#shared/activities/cart/update-cart-data.ts';
import { formatDay } from '#shared/time.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { inColumn, inLines } from '#web/ui/stack.ts';
import { quietLine, strongLine } from '#web/ui/text.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { cartAddress, guestsOfCart } from '../use-cart.ts';

const useStyles = makeStyles({
  root: inColumn('12px'),
  title: { ...strongLine, margin: 0 },
  times: inLines('8px'),
  fine: { ...quietLine, margin: 0 },
});

/** What has no room any more, and the times of its day that do: one press takes another. */
export function FullTimes({ cart, full, onChosen }: { cart: CartShown; full: readonly FullItem[]; onChosen(): void }) {
  const styles = useStyles();
  const changing = useAction(updateCartData, { invalidates: [getCartData] });
  const choose = async (id: string, timeSlot: string) => {
    const item = cart.items.find((one) => one.id === id);
    if (!item) return;
    const { date, pickUpAreaTransfer, dropAreaTransfer, returnAreaTransfer } = item;
    const ways = { pickUpAreaTransfer, dropAreaTransfer, returnAreaTransfer };
    const answer = await changing.mutateAsync({ ...guestsOfCart(cart), item: { id, date, timeSlot, ...ways } });
    if (answer.ok) onChosen();
  };
  return (
    <TitledCard title="No room any more">
      <div className={styles.root}>
        {full.map(({ itemId, left, free }) => {
          const item = cart.items.find(({ id }) => id === itemId);
          if (!item) return null;
          return (
            <div key={itemId} className={styles.root}>
              <p className={styles.title}>{item.title}</p>
              <p className={styles.fine}>
                {[formatDay(item.date), item.timeSlot, left === 1 ? '1 place left' : `${left} places left`]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              {free.length > 0 ? (
                <div className={styles.times} role="group" aria-label={`Free times of ${item.title}`}>
                  {free.map((time) => (
                    <Button key={time} disabledFocusable={changing.isPending} onClick={() => void choose(itemId, time)}>
                      {time}
                    </Button>
                  ))}
                </div>
              ) : (
                <TextLink to={cartAddress(cart.cartId)}>Choose another day</TextLink>
              )}
            </div>
          );
        })}
      </div>
    </TitledCard>
  );
}
