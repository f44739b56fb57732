import { Link } from '@fluentui/react-components';
import { useUser } from '#web/app/session/session.ts';
import { useSite } from '#web/site/site.ts';
import SiteDialog from '#web/ui/site-dialog.tsx';

/** Says which number is wrong, what it is needed for, and who changes it. */
export default function PhoneDialog({ onClose }: { onClose(): void }) {
  const { companyName, adminContact, adminEmail } = useSite();
  const phone = useUser()?.phoneNumbers.find(({ label }) => label === 'Primary');
  const digits = phone?.phoneNumber.replace('INVALID', '');
  return (
    <SiteDialog
      title="Please enter a valid phone number"
      onClose={onClose}
      actions={[{ label: 'OK', run: onClose, primary: true }]}
    >
      <p>
        {digits ? (
          <>
            The primary phone number of your account, <strong>{digits}</strong>, has no country code.
          </>
        ) : (
          'Your account has no primary phone number.'
        )}{' '}
        Airlines call it when a flight changes.
      </p>
      <p>
        Tell {companyName} the right one:{' '}
        {adminContact && (
          <Link inline href={`tel:${adminContact.replace(/[^\d+]/g, '')}`}>
            {adminContact}
          </Link>
        )}
        {adminContact && adminEmail && ' or '}
        {adminEmail && (
          <Link inline href={`mailto:${adminEmail}`}>
            {adminEmail}
          </Link>
        )}
        . Until then, give it with each booking as its contact.
      </p>
    </SiteDialog>
  );
}
