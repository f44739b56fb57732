import { handle } from '#functions/http/handle.ts';
import { copyTourOptionRateSeason } from '#shared/destination/rates/copy-tour-option-rate-season.ts';
import { copySeason } from './copy-season.ts';

export const copyTourOptionRateSeasonHandler = handle(copyTourOptionRateSeason, copySeason);
