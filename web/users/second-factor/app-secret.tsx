import { makeStyles, tokens } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import type { ShortForm } from '#web/ui/form/use-short-form.ts';
import { useFormStyles } from '#web/ui/form/form-styles.ts';
import { inColumn } from '#web/ui/stack.ts';
import { CodeField } from './code-field.tsx';

const useStyles = makeStyles({
  steps: { ...inColumn('12px'), justifyItems: 'center', marginBottom: '16px' },
  said: { margin: 0, justifySelf: 'stretch' },
  // A code is read by its white, in the dark too.
  code: {
    boxSizing: 'border-box',
    display: 'grid',
    width: '208px',
    height: '208px',
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
    backgroundColor: '#ffffff',
    '& svg': { display: 'block', width: '100%', height: '100%' },
  },
  secret: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere', userSelect: 'all', margin: 0 },
});

interface Props {
  secret: string;
  uri: string;
  short: ShortForm<'code'>;
  onSubmit(): void;
}

/** The secret for an authenticator app, as a QR code and for typing, and the field for its first code. */
export function AppSecret({ secret, uri, short, onSubmit }: Props) {
  const styles = useStyles();
  const forms = useFormStyles();
  const drawing = useQuery({
    queryKey: ['qr', uri],
    queryFn: async () => (await import('./draw-qr.ts')).drawQr(uri),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <>
      <div className={styles.steps}>
        <p className={styles.said}>
          Scan this with an authenticator app or your password manager. You will need its code each time you sign in.
          You are signed out on your other devices.
        </p>
        <div
          className={styles.code}
          role="img"
          aria-label="QR code for an authenticator app"
          dangerouslySetInnerHTML={{ __html: drawing.data ?? '' }}
        />
        {drawing.isError && (
          <p className={styles.said}>The QR code could not be shown. Please enter this in your app.</p>
        )}
        <p className={styles.said}>Or enter it manually:</p>
        <p className={styles.secret} aria-label="Secret">
          {secret.match(/.{1,4}/g)!.join(' ')}
        </p>
      </div>
      <form {...short.sends(onSubmit)} className={forms.form}>
        <CodeField {...short.field('code')} />
        {short.says && (
          <p role="alert" className={forms.error}>
            {short.says}
          </p>
        )}
        <button type="submit" hidden />
      </form>
    </>
  );
}
