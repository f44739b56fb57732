import { useUser } from '#web/app/session/session.ts';
import { AccountPage } from '#web/users/account-page.tsx';
import DashboardPage from './dashboard-page.tsx';
import ProfileParts from './profile-parts.tsx';

/** `/user/dashboard/userProfile`: of customers the very page of `/user/dashboard`; staff, who have none, change theirs here. */
export default function ProfilePage() {
  const user = useUser();
  if (!user) return null;
  if (user.userType !== 'staff') return <DashboardPage />;
  return (
    <AccountPage heading="My Profile">
      <ProfileParts user={user} />
    </AccountPage>
  );
}
