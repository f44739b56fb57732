import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
const found = () => [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));

/** The browser's executable; as root on Debian it is installed when missing. Throws one clear sentence where there is none. */
export function findChromium(): string {
  const there = found();
  if (there) return there;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (once) …');
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
      execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    } catch {
      // Falls through to the sentence below.
    }
  }
  const installed = found();
  if (installed) return installed;
  throw new Error('No Chromium was found for the browser journeys. Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.');
}
