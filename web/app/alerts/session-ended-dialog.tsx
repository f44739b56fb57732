import { useNavigate } from 'react-router-dom';
import { loginAt } from '#web/app/session/redirect.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';

const isBooking = (from: string) =>
  /^\/(flight\/(passengerDetails|bookingReview|bookingDetails)|user\/payments)\b/.test(from);

/** The session is over: what was asked last was not done, and signing in leads back to where it was asked. */
export default function SessionEndedDialog({ from, onClose }: { from: string; onClose: () => void }) {
  const navigate = useNavigate();
  const signIn = () => {
    onClose();
    void navigate(loginAt(from));
  };
  return (
    <SiteDialog
      title="Your session has ended"
      onClose={onClose}
      actions={[
        { label: 'Not now', run: onClose },
        { label: 'Sign in', run: signIn, primary: true },
      ]}
    >
      {isBooking(from)
        ? 'Your last action was not completed: nothing was booked or charged. Sign in to continue your booking. Names and contact are kept in this tab; passports, PAN and dates of birth are not.'
        : 'Sign in to continue where you left off.'}
    </SiteDialog>
  );
}
