import { handle } from '#functions/http/handle.ts';
import { createDmcCombo } from '#shared/destination/combos/create-dmc-combo.ts';
import { saveCombo } from './save-combo.ts';

export const createDmcComboHandler = handle(createDmcCombo, saveCombo);
