import { msToLocal } from '#shared/zone-time.ts';
import type { SaveState } from './autosave.ts';

/** `Saved 14:02`, `Not saved: no connection`: what stands beside the name of a quotation. */
export function savedText(save: SaveState, zone: string): string {
  switch (save.kind) {
    case 'saved':
      return save.at ? `Saved ${msToLocal(Date.parse(save.at), zone).slice(11, 16)}` : '';
    case 'typing':
    case 'held':
      return 'Not saved yet';
    case 'saving':
      return 'Saving';
    case 'offline':
      return 'Not saved: no connection';
    case 'refused':
      return save.says ? `Not saved: ${save.says}` : 'Not saved';
  }
}
