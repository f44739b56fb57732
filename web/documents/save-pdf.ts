import { saveFile } from '#web/ui/save-file.ts';

/** Saves a paper as its call answered it. */
export function savePdf(paper: { fileName: string; contentType: string; content: string }): void {
  const bytes = Uint8Array.from(atob(paper.content), (sign) => sign.charCodeAt(0));
  saveFile(paper.fileName, new Blob([bytes], { type: paper.contentType }));
}
