import { ShortField, type ShortFieldProps } from './short-field.tsx';

/** `9:30`, `930` and `9.30` as `09:30`; anything else as it is, for the form to say what is wrong. */
export function tidyTime(text: string): string {
  const found = /^(\d{1,2})[:. ]?([0-5]\d)$/.exec(text.trim());
  return found && Number(found[1]) < 24 ? `${found[1]!.padStart(2, '0')}:${found[2]}` : text.trim();
}

/** A time of the day in 24 hours, whatever clock the browser’s language has. */
export const TimeField = (props: Omit<ShortFieldProps, 'type'>) => (
  <ShortField
    placeholder="hh:mm"
    {...props}
    inputMode="numeric"
    maxLength={5}
    autoComplete="off"
    onBlur={({ currentTarget: { value } }) => {
      const tidy = tidyTime(value);
      if (tidy !== value) props.onChange(tidy);
    }}
  />
);
