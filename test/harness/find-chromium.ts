import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The headless shell first: the same engine without a desktop around it, a quarter faster through the journeys.
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const found = () => [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));

const aptGet = (...args: string[]) =>
  execFileSync('apt-get', ['-qq', ...args], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/**
 * The browser's executable; as root on Debian it is installed when missing. Throws one clear sentence where there is
 * none.
 */
export function findChromium(): string {
  const there = found();
  if (there) return there;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (once) …');
    // Older releases have no package of the shell alone.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      try {
        aptGet('update');
        aptGet('install', '-y', '--no-install-recommends', name, 'fonts-liberation');
        break;
      } catch {
        // The next one, then the sentence below.
      }
    }
  }
  const installed = found();
  if (installed) return installed;
  throw new Error(
    'No Chromium was found for the browser journeys. Install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
  );
}
