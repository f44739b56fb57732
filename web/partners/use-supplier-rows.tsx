import { useState } from 'react';
import type { ResponseOf } from '#shared/contract.ts';
import { changeConsumerSupplierMappingStatusFromConsumerSide } from '#shared/partners/change-consumer-supplier-mapping-status-from-consumer-side.ts';
import type { VisibleSupplier } from '#shared/partners/get-all-visible-suppliers-with-consumer-requests.ts';
import {
  getLinkedSuppliersByConsumer,
  type LinkedSupplier,
} from '#shared/partners/get-linked-suppliers-by-consumer.ts';
import type { getWebsiteOwnSuppliers } from '#shared/partners/get-website-own-suppliers.ts';
import { jumplogin } from '#shared/partners/jumplogin.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Status } from '#web/ui/status.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Balance } from './balance.tsx';
import { decidedText, toneOf } from './link-words.ts';
import type { SupplierRow } from './supplier-rows.tsx';

/** A supplier that can be asked, or asked again; of one that left the directory nothing is known beside its names. */
export type Askable = Pick<VisibleSupplier, 'supplierSiteId' | 'supplierCategory' | 'companyName' | 'domain'> &
  Partial<Pick<VisibleSupplier, 'about' | 'contactName' | 'contactEmail' | 'contactPhone'>>;

interface Asked {
  linked: readonly LinkedSupplier[] | undefined;
  visible: readonly VisibleSupplier[] | undefined;
  own: ResponseOf<typeof getWebsiteOwnSuppliers>['suppliers'] | undefined;
  typed: string;
  category: string;
  mayEdit: boolean;
  onAsk(supplier: Askable): void;
}

const idOf = ({ supplierSiteId, supplierCategory }: { supplierSiteId: string; supplierCategory: string }) =>
  `${supplierSiteId}#${supplierCategory}`;

/** Suppliers as rows, in the groups that the page has: linked, requested, open to requests, one's own. */
export function useSupplierRows({ linked = [], visible = [], own = [], mayEdit, onAsk, ...narrow }: Asked) {
  const { dayOf } = useSiteDays();
  const sells = useSelling();
  const jumps = useJumping();
  const words = narrow.typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ site, category }: SupplierRow) =>
    (!narrow.category || category === narrow.category) &&
    words.every((word) => `${site.companyName} ${site.domain}`.toLowerCase().includes(word));
  const askedRow = (link: LinkedSupplier): SupplierRow => ({
    ...{ id: idOf(link), site: link, category: link.supplierCategory },
    state: <Status tone={toneOf[link.requestStatus]} text={link.requestStatus} />,
    stateBelow: decidedText(link, dayOf),
  });
  const isLinked = ({ requestStatus }: LinkedSupplier) => requestStatus === 'Approved' || requestStatus === 'Suspended';
  const again = (link: LinkedSupplier) => visible.find((one) => idOf(one) === idOf(link));
  const groups: { heading: string; rows: SupplierRow[] }[] = [
    {
      heading: 'Linked',
      rows: linked.filter(isLinked).map((link) => ({
        ...askedRow(link),
        money: <Balance balance={link.balance} creditLimit={link.creditLimit} currency={link.currency} />,
        deed: (
          <>
            {mayEdit && link.isLive && (
              <Button
                size="small"
                aria-label={`Open the site of ${link.companyName}`}
                disabledFocusable={jumps.isPending}
                onClick={() => void jumps.to(link)}
              >
                Open site
              </Button>
            )}
            <Switch
              label={`Sell ${link.supplierCategory} of ${link.companyName}`}
              checked={link.isActive && link.requestStatus === 'Approved'}
              disabled={!mayEdit || link.requestStatus !== 'Approved' || sells.pending === idOf(link)}
              onChange={(isActive) => void sells.set(link, isActive)}
            />
          </>
        ),
      })),
    },
    {
      heading: 'Requested',
      rows: linked
        .filter((link) => !isLinked(link))
        .map((link) => ({
          ...askedRow(link),
          deed: mayEdit && link.requestStatus === 'Rejected' && again(link) && (
            <Button size="small" onClick={() => onAsk(again(link)!)} aria-label={`Request ${link.companyName} again`}>
              Request again
            </Button>
          ),
        })),
    },
    {
      heading: 'Open to requests',
      rows: visible
        .filter(({ requestStatus }) => !requestStatus)
        .map((one) => ({
          ...{ id: idOf(one), site: one, category: one.supplierCategory },
          state: <Status tone="over" text="Not requested" />,
          stateBelow: one.about,
          deed: mayEdit && (
            <Button size="small" onClick={() => onAsk(one)} aria-label={`Request ${one.companyName}`}>
              Request
            </Button>
          ),
        })),
    },
    {
      heading: 'Your own',
      rows: own.map(({ name, supplierCategory, isActive }) => ({
        ...{ id: name, site: { companyName: name, logoUrl: '', domain: '' }, category: supplierCategory },
        state: <Status tone={isActive ? 'done' : 'over'} text={isActive ? 'On' : 'Off'} />,
        stateBelow: '',
      })),
    },
  ];
  return groups.map(({ heading, rows }) => ({ heading, rows: rows.filter(fits) }));
}

/** Opens a supplier's site beside this one, as the partner; where browsers open nothing beside, in its place. */
function useJumping() {
  const ask = useAction(jumplogin, { quiet: true });
  const to = async ({ supplierSiteId }: LinkedSupplier) => {
    // At the press: once the answer is there, some browsers take it for an advertisement.
    const beside = window.open('', '_blank');
    if (beside) beside.opener = null;
    const answer = await ask.mutateAsync({ supplierId: supplierSiteId });
    if (!answer.ok) {
      beside?.close();
      return showToast(answer.message ?? 'Some error occurred.', 'error');
    }
    (beside ?? window).location.assign(answer.value.url);
  };
  return { to, isPending: ask.isPending };
}

/** Switches links off and on; the row moves once the server says so. */
function useSelling() {
  const [pending, setPending] = useState('');
  const change = useAction(changeConsumerSupplierMappingStatusFromConsumerSide, {
    quiet: true,
    invalidates: [getLinkedSuppliersByConsumer],
  });
  const set = async (link: LinkedSupplier, isActive: boolean) => {
    setPending(idOf(link));
    const { supplierSiteId, supplierCategory, companyName } = link;
    const answer = await change.mutateAsync({ supplierSiteId, supplierCategory, isActive });
    setPending('');
    if (!answer.ok) return showToast(answer.message ?? 'Some error occurred.', 'error');
    showToast(`${companyName} is ${isActive ? 'on' : 'off'}.`);
  };
  return { pending, set };
}
