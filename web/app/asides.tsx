import { AlertBar } from './alerts/alert-bar.tsx';
import { PhoneWatch } from './alerts/phone-watch.tsx';
import { PopupAlert } from './alerts/popup-alert.tsx';
import { SessionEnded } from './alerts/session-ended.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { BlankWatch } from './blank-watch.tsx';
import { UrlWatch } from './url-watch.tsx';
import { PermissionsWatch } from './session/permissions-watch.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** What stands beside every page and is not waited for by any: each waits for something to be said. */
export default function Asides() {
  useShortcuts();
  return (
    <>
      <UrlWatch />
      <BlankWatch />
      <PermissionsWatch />
      <ScreenBoundary isAside>
        <AlertBar />
      </ScreenBoundary>
      <ScreenBoundary isAside>
        <PopupAlert />
      </ScreenBoundary>
      <ScreenBoundary isAside>
        <SessionEnded />
      </ScreenBoundary>
      <ScreenBoundary isAside>
        <PhoneWatch />
      </ScreenBoundary>
    </>
  );
}
