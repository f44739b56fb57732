import { serve } from '#functions/http/serve.ts';
import { getPermissionsFromSessionHandler } from './get-permissions-from-session.ts';

export const permissionsHandlers = [getPermissionsFromSessionHandler];
export const handler = serve(permissionsHandlers);
