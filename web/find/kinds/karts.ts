import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { formatDay } from '#shared/time.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { kartsAddress } from '#web/quotations/list/karts-address.ts';
import { findKind } from '../find-kind.ts';

/** A number, or two letters and more of a name: no address, and no id. */
const NAME = /^(?:\d|(?!\w{26}$)[^@]{2,})$/;

/** Quotations, by the beginning of the words of their name and customer, or by their whole number. */
export const kind = findKind({
  id: 'karts',
  label: 'Quotations',
  order: 35,
  icon: 'box',
  byWhat: ['quotation'],
  call: getAllKartsForWl,
  asks: (words) => (NAME.test(words) ? [{ ...kartsAddress.none, search: words.slice(0, 80), cursor: '' }] : []),
  finds: ({ records, cursor }, { search }) => ({
    hits: records.map(({ id, quotationId, kartName, customerName, companyName, arrivalDate, total, currency }) => ({
      id,
      to: toPath(paths.staffKartOne, { kartId: id }),
      title: kartName,
      detail: [`Quotation ${quotationId}`, companyName || customerName, formatDay(arrivalDate)].join(', '),
      amount: { minor: total, currency },
    })),
    hasMore: Boolean(cursor),
    all: `${paths.staffKart}?${new URLSearchParams({ search })}`,
  }),
});
