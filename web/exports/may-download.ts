import { exportedListNames, isListFor, rightsOfLists } from '#shared/exports/list-rights.ts';
import type { ExportedListName } from '#shared/exports/lists.ts';
import { type Holder, holds } from '#shared/permissions/holds.ts';
import { useHolder } from '#web/app/session/permissions.ts';

const may = (holder: Holder | undefined, list: ExportedListName): boolean =>
  holder !== undefined &&
  isListFor(list, holder.userType) &&
  rightsOfLists[list].every((permission) => holds(holder, permission));

/** Whether the signed-in person may have this list as a file; the server holds to the same. */
export function useMayDownload(list: ExportedListName): boolean {
  return may(useHolder(), list);
}

/** Whether they may have any list as a file. */
export function useMayDownloadAny(): boolean {
  const holder = useHolder();
  return exportedListNames.some((list) => may(holder, list));
}
