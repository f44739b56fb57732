import { exportedListNames, isListFor, rightsOfLists } from '#shared/exports/list-rights.ts';
import type { ExportedListName } from '#shared/exports/lists.ts';
import { type Holder, holds } from '#shared/permissions/holds.ts';
import { useHolder } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';

const may = (holder: Holder | undefined, list: ExportedListName): boolean =>
  holder !== undefined &&
  isListFor(list, holder.userType) &&
  rightsOfLists[list].every((permission) => holds(holder, permission));

/** Whether the signed-in person may have this list as a file; the server holds to the same. */
export function useMayDownload(list: ExportedListName): boolean {
  return may(useFileHolder(), list);
}

/** Whose files could be: not who stands for a partner site, whom the server makes none for. */
function useFileHolder(): Holder | undefined {
  const holder = useHolder();
  return useUser()?.partnerStay ? undefined : holder;
}

/** Whether they may have any list as a file. */
export function useMayDownloadAny(): boolean {
  const holder = useFileHolder();
  return exportedListNames.some((list) => may(holder, list));
}
