import { useState } from 'react';
import { formatDay } from '#shared/time.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { openTravellers } from '#shared/users/profile/open-travellers.ts';
import { TRAVELLER_LIMIT } from '#shared/users/profile/save-traveller.ts';
import type { Traveller } from '#shared/users/profile/traveller.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { countryName } from '#web/ui/country-name.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Facts } from '#web/ui/list/detail.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { AccountPage } from '#web/users/account-page.tsx';
import { useAccountStyles } from './account-styles.ts';

const TravellerDialog = lazyPart(() => import('./traveller-dialog.tsx'));
const DeleteTravellerDialog = lazyPart(() => import('./delete-traveller-dialog.tsx'));

const kinds: Record<number, string> = { 1: 'Adult', 2: 'Child', 3: 'Infant' };
const nameOf = ({ title, firstName, lastName }: Traveller): string => [title, firstName, lastName].join(' ').trim();

/** `/user/dashboard/travellers`: whom one books for, with their documents, which stay masked until they are opened. */
export default function TravellersPage() {
  const styles = useAccountStyles();
  const list = useCall(getTravellers, {}, { quiet: true });
  const travellers = list.data?.travellers ?? [];
  const [edited, setEdited] = useState<Traveller | 'new'>();
  const [deleted, setDeleted] = useState<Traveller>();
  const isFull = travellers.length >= TRAVELLER_LIMIT;
  const add = (
    <Button appearance="primary" disabled={isFull || !list.data} onClick={() => setEdited('new')}>
      Add a traveller
    </Button>
  );
  return (
    <AccountPage
      heading="Saved travellers"
      lead={
        isFull
          ? `You have saved the maximum of ${TRAVELLER_LIMIT}. Delete one to add another.`
          : 'Fill in passenger forms with one press. All details are stored encrypted.'
      }
      actions={add}
    >
      <ListBody query={list} isPending={list.isPending} label="Loading travellers" rowHeight={56}>
        {() => (
          <Card aria-label="Travellers" className={styles.card}>
            {travellers.length ? (
              <ul className={styles.list}>
                {travellers.map((one) => (
                  <Item key={one.id} traveller={one} onEdit={setEdited} onDelete={() => setDeleted(one)} />
                ))}
              </ul>
            ) : (
              <EmptyState
                icon="person"
                heading="No saved travellers yet"
                text="Add the people you book for, or tick the box under the passengers when you book."
              />
            )}
          </Card>
        )}
      </ListBody>
      {edited && (
        <TravellerDialog traveller={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      {deleted && (
        <DeleteTravellerDialog id={deleted.id} name={nameOf(deleted)} onClose={() => setDeleted(undefined)} />
      )}
    </AccountPage>
  );
}

/** A traveller in full: a list has the numbers of documents masked, and each opening of them is noted. */
function useInFull(traveller: Traveller) {
  const { isPending, mutateAsync } = useAction(openTravellers);
  const inFull = async (): Promise<Traveller | undefined> => {
    if (!traveller.passportNo && !traveller.panNumber) return traveller;
    const answer = await mutateAsync({ ids: [traveller.id] });
    return answer.ok ? answer.value.travellers[0] : undefined;
  };
  return { isPending, inFull };
}

interface ItemProps {
  traveller: Traveller;
  onEdit(traveller: Traveller | undefined): void;
  onDelete(): void;
}

function Item({ traveller, onEdit, onDelete }: ItemProps) {
  const styles = useAccountStyles();
  const [opened, setOpened] = useState<Traveller>();
  const { isPending, inFull } = useInFull(traveller);
  const name = nameOf(traveller);
  const { passportNo, panNumber, dateOfBirth } = traveller;
  const hasDocuments = Boolean(passportNo || panNumber || dateOfBirth);
  return (
    <li className={styles.row} aria-label={name}>
      <div>
        <div className={styles.strong}>{name}</div>
        <div className={styles.hint}>
          {[kinds[traveller.paxType], passportNo && `Passport ${passportNo}`, panNumber && `PAN ${panNumber}`]
            .filter(Boolean)
            .join(' · ')}
        </div>
        {opened && <Documents traveller={opened} />}
      </div>
      <div className={styles.foot}>
        {hasDocuments && (
          <Button
            size="small"
            aria-expanded={opened !== undefined}
            aria-label={`${opened ? 'Hide' : 'Show'} documents of ${name}`}
            disabledFocusable={isPending}
            onClick={() => {
              if (opened) setOpened(undefined);
              else void inFull().then(setOpened);
            }}
          >
            {opened ? 'Hide documents' : 'Show documents'}
          </Button>
        )}
        <Button
          size="small"
          aria-label={`Change ${name}`}
          disabledFocusable={isPending}
          onClick={() => {
            setOpened(undefined);
            void inFull().then(onEdit);
          }}
        >
          Change
        </Button>
        <Button size="small" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}

function Documents({ traveller }: { traveller: Traveller }) {
  const day = (text: string) => (text ? formatDay(text) : '');
  const country = (code: string) => (code ? countryName(code) : '');
  return (
    <Facts
      facts={[
        ['Born', day(traveller.dateOfBirth)],
        ['Nationality', country(traveller.nationality)],
        ['Passport', traveller.passportNo],
        [
          'Issued',
          [day(traveller.passportIssueDate), country(traveller.passportIssueCountryCode)].filter(Boolean).join(', '),
        ],
        ['Valid until', day(traveller.passportExpiry)],
        ['PAN', traveller.panNumber],
      ]}
    />
  );
}
