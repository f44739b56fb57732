/**
 * Whether a number could ring, by the numbering plans, which are loaded when first asked. Where they do not come a form
 * takes any number: the server holds it to them.
 */
export const mayRing = (dialCode: string, number: string): Promise<boolean> =>
  import('./form/phone-numbers.ts').then(
    ({ isValidNumber }) => isValidNumber(dialCode, number),
    () => true,
  );
