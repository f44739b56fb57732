import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { getCartData } from '#shared/activities/cart/get-cart-data.ts';
import { updateUserId } from '#shared/activities/cart/update-user-id.ts';
import { searchActivitiesByCityId } from '#shared/activities/search-activities-by-city-id.ts';
import { useAction } from '#web/api/use-action.ts';
import { nameInChoice, useFoundCustomers } from '#web/users/customers/use-found-customers.ts';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';

const NEEDED = 'This is required field.';

/** Gives the cart to a customer: their market, their markup, their wallet. */
export default function ForCustomer({ cart, onClose }: { cart: CartShown; onClose(): void }) {
  const short = useShortForm({ userId: '' });
  const { text, setText, found, isNobody } = useFoundCustomers();
  const giving = useAction(updateUserId, {
    quiet: true,
    invalidates: [getCartData, searchActivitiesByCityId],
    fallback: 'Failed to update userId',
  });
  const { userId } = short.values;
  const submit = async () => {
    short.begin();
    if (!userId) return void short.refuse({ ok: false, code: 'VALIDATION', errors: { userId: NEEDED } });
    const answer = await giving.mutateAsync({ cartId: cart.cartId, userId: Number(userId) });
    if (!answer.ok) return short.refused(answer);
    showToast(`The cart is ${answer.value.cart.buyerName}’s now, at their price.`);
    onClose();
  };
  return (
    <FormDialog
      title="Give to a customer"
      form={short.form}
      submit="Give cart"
      isPending={giving.isPending}
      says={short.says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ShortField
        label="Find a customer"
        name="customer"
        hint="Name, company, email or phone."
        maxLength={120}
        autoComplete="off"
        value={text}
        onChange={setText}
      />
      <ChoiceField
        label="Customer"
        hint={isNobody ? 'No customer found.' : undefined}
        all="Please choose"
        options={found.map((row) => [String(row.customerNumber), nameInChoice(row)] as const)}
        {...short.field('userId')}
      />
    </FormDialog>
  );
}
