import { showToast } from '#web/ui/toasts/show-toast.ts';

/** Copies a text and says so, or that the browser did not let it. */
export function copyText(text: string): void {
  void navigator.clipboard.writeText(text).then(
    () => showToast('Copied to clipboard.'),
    () => showToast('Your browser blocked copying. Please select the text and copy it.', 'error'),
  );
}
