import { handle } from '#functions/http/handle.ts';
import { createNewUser } from '#shared/users/create-new-user.ts';

/** Seldom called, and by nobody who waits for a page: its rules are loaded with the first. */
export const createNewUserHandler = handle(createNewUser, async (...asked) => {
  const { registerNewUser } = await import('./register-new-user.ts');
  return registerNewUser(...asked);
});
