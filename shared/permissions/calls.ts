import type { Call } from '../contract.ts';
import { getPermissionsFromSession } from './get-permissions-from-session.ts';

/** Who may do what: staff's permission groups. */
export const permissionsCalls = [getPermissionsFromSession] as const satisfies readonly Call[];
