/** `users/sign-up` → `signUpHandler`, which functions/users/sign-up.ts exports. */
export const handlerName = ({ name }: { name: string }): string => {
  const words = name.slice(name.indexOf('/') + 1);
  return `${words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Handler`;
};
