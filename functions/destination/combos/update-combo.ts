import { handle } from '#functions/http/handle.ts';
import { updateCombo } from '#shared/destination/combos/update-combo.ts';
import { saveCombo } from './save-combo.ts';

export const updateComboHandler = handle(updateCombo, saveCombo);
