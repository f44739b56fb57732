import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, ResponseOf } from '#shared/contract.ts';
import type { Failure } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import { getTransferJobSheet } from '#shared/transfers/get-transfer-job-sheet.ts';
import { setClashAside } from '#shared/transfers/set-clash-aside.ts';
import type { TransferShown } from '#shared/transfers/transfer.ts';
import { updateTransferDriver } from '#shared/transfers/update-transfer-driver.ts';
import { updateTransferDriverCharges } from '#shared/transfers/update-transfer-driver-charges.ts';
import { updateTransferStatusByStaff } from '#shared/transfers/update-transfer-status-by-staff.ts';
import { isUnheard } from '#web/api/error-catalogue.ts';
import { callApi } from '#web/api/client.ts';
import { useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { RowClash } from './row-clashes.ts';
import { requestOf, type SheetFilter } from './sheet-address.ts';

/** Others' changes appear within half a minute, what is being made within five seconds. Milliseconds. */
const HEARD_EVERY = 30_000;
const MADE_EVERY = 5_000;

type Sheet = ResponseOf<typeof getTransferJobSheet>;
export type SheetDriver = Sheet['drivers'][number];

/** What can be done about transfers, each saved at once and taken back by its toast. */
export interface SheetActs {
  /** True where all of them are the driver's by now. */
  assign(rows: readonly TransferShown[], driver: SheetDriver | undefined): Promise<boolean>;
  /** True once it is saved. */
  charge(row: TransferShown, charges: number | null): Promise<boolean>;
  complete(row: TransferShown, isCompleted: boolean): Promise<void>;
  /** A clash that was set aside stands again. */
  takeBack(clash: RowClash): Promise<void>;
}

/** How a transfer is called where it is told of. */
export const nameOf = ({ time, title }: TransferShown): string => (time ? `${time} ${title}` : title);

/** The job sheet of a filter, kept up to date. */
export function useJobSheet(filter: SheetFilter) {
  const client = useQueryClient();
  const sheet = useCall(getTransferJobSheet, requestOf(filter), {
    quiet: true,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.beingMade.length ? MADE_EVERY : HEARD_EVERY),
    refetchOnWindowFocus: true,
    placeholderData: (before: Sheet | undefined) => before,
  });

  /** What an answer says of a transfer is what every sheet that is kept shows of it. */
  const keep = (transfer: TransferShown) =>
    client.setQueriesData(
      { queryKey: [getTransferJobSheet.name] },
      (before: Sheet | undefined) =>
        before && {
          ...before,
          transfers: before.transfers.map((one) => (one.id === transfer.id ? transfer : one)),
        },
    );
  const stale = () => void client.invalidateQueries({ queryKey: [getTransferJobSheet.name] });
  const heard = (answer: AnswerOf<typeof updateTransferDriver>): boolean => {
    if (answer.ok) keep(answer.value.transfer);
    else refused(answer);
    return answer.ok;
  };
  /** Of no answer at all nobody else says anything. */
  const refused = (answer: Failure) => {
    if (isUnheard(answer)) showToast(answer.message ?? '', 'error');
    stale();
  };

  const give = async (rows: readonly { row: TransferShown; driverId: string }[]): Promise<number> => {
    let given = 0;
    for (const { row, driverId } of rows) {
      const answer = await callApi(updateTransferDriver, { id: row.id, driverId });
      if (heard(answer)) given += 1;
      if (!answer.ok && isUnheard(answer)) break;
    }
    return given;
  };
  const acts: SheetActs = {
    async assign(rows, driver) {
      const changed = rows.filter((row) => row.driverId !== (driver?.id ?? ''));
      const given = await give(changed.map((row) => ({ row, driverId: driver?.id ?? '' })));
      const [first] = changed;
      const isAll = given === changed.length;
      if (!given || !first) return isAll;
      const what = changed.length === 1 ? nameOf(first) : `${given} transfers`;
      const text = driver ? `${driver.driverName} drives ${what}.` : `No driver for ${what}.`;
      showToast(text, 'success', {
        label: 'Undo',
        run: () => void give(changed.map((row) => ({ row, driverId: row.driverId }))),
      });
      return isAll;
    },
    async charge(row, charges) {
      const set = async (amount: number | null) =>
        heard(await callApi(updateTransferDriverCharges, { id: row.id, charges: amount }));
      if (!(await set(charges))) return false;
      const text =
        charges === null
          ? `No charges for ${nameOf(row)}.`
          : `Charges of ${formatMoney(charges, row.currency)} saved for ${nameOf(row)}.`;
      showToast(text, 'success', { label: 'Undo', run: () => void set(row.internalDriverCharges) });
      return true;
    },
    async complete(row, isCompleted) {
      const say = async (done: boolean) =>
        heard(await callApi(updateTransferStatusByStaff, { transferid: row.id, isCompleted: done }));
      if (!(await say(isCompleted))) return;
      showToast(`${nameOf(row)} ${isCompleted ? 'is completed' : 'is not completed'}.`, 'success', {
        label: 'Undo',
        run: () => void say(!isCompleted),
      });
    },
    async takeBack({ of, clash }) {
      const answer = await callApi(setClashAside, { id: of, clash, reason: '' });
      if (answer.ok) stale();
      else refused(answer);
    },
  };
  return { sheet, acts };
}
