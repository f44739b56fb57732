/** `users/registration/sign-up` → `signUpHandler`, which functions/users/registration/sign-up.ts exports. */
export const handlerName = ({ name }: { name: string }): string => {
  const words = name.slice(name.lastIndexOf('/') + 1);
  return `${words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Handler`;
};
