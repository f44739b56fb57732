import { ShortField, type ShortFieldProps } from '#web/ui/form/short-field.tsx';

/** The code of an authenticator app, with a phone's digits; or a recovery code, with its letters. */
export function CodeField({ isRecovery, ...field }: Omit<ShortFieldProps, 'label'> & { isRecovery?: boolean }) {
  return isRecovery ? (
    <ShortField
      {...field}
      label="Recovery code"
      hint="16 letters and digits; each works once"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  ) : (
    <ShortField
      {...field}
      label="Code"
      hint="The 6 digits shown in your authenticator app"
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  );
}
