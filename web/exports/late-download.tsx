/** The button as a part that a page loads after itself. */
export { DownloadButton as default } from './download-button.tsx';
