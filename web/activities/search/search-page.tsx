import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { guestWords } from '#shared/activities/guests.ts';
import { getActivityCities } from '#shared/activities/get-activity-cities.ts';
import { searchActivitiesByCityId } from '#shared/activities/search-activities-by-city-id.ts';
import { useCall } from '#web/api/use-call.ts';
import { useToday } from '#web/activities/use-today.ts';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/app/session/session.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Page } from '#web/ui/page.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { inNarrowColumn, inRow } from '#web/ui/stack.ts';
import { from1024 } from '#web/ui/theme/breakpoints.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { besideItsPrice } from '../asked-cart.tsx';
import { GuestsFields } from '../guests-fields.tsx';
import { cartAddress, PricedFor, useCart, useNamedCart } from '../use-cart.ts';
import { ActivityCard } from './activity-card.tsx';
import { CartSummary } from './cart-summary.tsx';
import { ComboCard } from './combo-card.tsx';
import { beginsWith, queryOf, type Searched, searchedIn } from './search-address.ts';

const useStyles = makeStyles({
  bar: {
    ...inNarrowColumn('12px'),
    marginBottom: '16px',
    [from1024]: { gridTemplateColumns: '220px minmax(0, 1fr)' },
  },
  columns: besideItsPrice,
  found: inNarrowColumn('16px'),
  own: { ...inRow('8px'), justifyContent: 'flex-end' },
});

/** `/activities/search`: what can be done in a city on some days, with a price a day. */
export default function SearchPage() {
  const { cart, query: cartQuery } = useCart(useNamedCart());
  const cities = useCall(getActivityCities, {}, { staleTime: Infinity });
  const today = useToday();
  const [query, setQuery] = useSearchParams();
  if (cities.error) return <ErrorState page error={cities.error} onRetry={() => void cities.refetch()} />;
  if (cartQuery.error && query.has('cartId'))
    return <ErrorState page error={cartQuery.error} onRetry={() => void cartQuery.refetch()} />;
  if (!cities.data || cartQuery.isPending)
    return (
      <Page heading="Activities">
        <Waiting>
          <p role="status">Loading activities</p>
        </Waiting>
      </Page>
    );
  const asked = searchedIn(query, beginsWith(cart, today));
  // What was checked out since takes nothing more: the search goes on with the cart in hand.
  if (asked.cartId && cart?.status !== 'DRAFT')
    return <Navigate to={`?${queryOf({ ...asked, cartId: undefined })}`} replace />;
  const cityId = asked.cityId || cart?.items[0]?.cityId || cities.data.cities[0]?.id || '';
  return (
    <Found
      searched={{ ...asked, cityId }}
      cart={cart}
      cities={cities.data.cities}
      onChange={(next) => setQuery(queryOf(next), { replace: true })}
    />
  );
}

interface Props {
  searched: Searched;
  cart: CartShown | undefined;
  cities: readonly { id: string; name: string }[];
  onChange(searched: Searched): void;
}

function Found({ searched, cart, cities, onChange }: Props) {
  const styles = useStyles();
  const today = useToday();
  const [isOwn, setOwn] = useState(false);
  const { cityId } = searched;
  // A customer’s cart in hand is added to at the customer’s prices.
  const cartId = searched.cartId ?? (cart?.userId === null ? undefined : cart?.cartId);
  const city = cities.find(({ id }) => id === cityId)?.name ?? '';
  const found = useCall(searchActivitiesByCityId, { ...searched, cartId }, { enabled: cityId !== '' });
  const { data } = found;
  const words = guestWords(searched);
  const hasCart = cart !== undefined && cart.items.length > 0;
  const isAgency = useUser()?.userType === 'travelAgent';
  const shared = { guests: searched, isOwn: isOwn && data?.hasOwn === true };
  return (
    <Page
      heading={city ? `Activities in ${city}` : 'Activities'}
      lead={cart?.userId ? `${words}, for ${cart.buyerName}` : words}
      actions={isAgency && <TextLink to={paths.activitiesMarkup}>Our markup</TextLink>}
    >
      <div className={styles.bar} role="search" aria-label="Search activities">
        <ChoiceField
          label="City"
          name="cityId"
          size="medium"
          value={cityId}
          options={cities.map(({ id, name }) => [id, name] as const)}
          onChange={(next) => onChange({ ...searched, cityId: next })}
        />
        <GuestsFields guests={searched} today={today} onChange={(next) => onChange({ ...searched, ...next })} />
      </div>
      <div className={hasCart ? styles.columns : undefined}>
        <div className={styles.found}>
          {data?.hasOwn && (
            <div className={styles.own}>
              <span aria-hidden>What my customer pays</span>
              <Switch label="What my customer pays" checked={isOwn} onChange={setOwn} />
            </div>
          )}
          {cityId === '' && (
            <EmptyState heading="No activities yet" text="Activities appear here once our desk has added them." />
          )}
          {found.error && (
            <ErrorState
              heading="Error fetching activity search"
              error={found.error}
              onRetry={() => void found.refetch()}
            />
          )}
          {cityId !== '' && found.isPending && (
            <Waiting>
              <Card>
                <p role="status">Looking for activities in {city}</p>
              </Card>
            </Waiting>
          )}
          {data && data.activities.length + data.combos.length === 0 && (
            <EmptyState heading={`No activities in ${city} yet`} text="Please choose another city." />
          )}
          <PricedFor value={cartId}>
            {data?.activities.map((activity) => (
              <ActivityCard key={activity.id} activity={activity} found={data} {...shared} />
            ))}
            {data?.combos.map((combo) => (
              <ComboCard key={combo.id} combo={combo} found={data} {...shared} />
            ))}
          </PricedFor>
        </div>
        {hasCart && <CartSummary cart={cart} address={cartAddress(searched.cartId)} />}
      </div>
    </Page>
  );
}
