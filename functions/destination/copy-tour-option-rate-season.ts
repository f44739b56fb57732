import { handle } from '#functions/http/handle.ts';
import { copyTourOptionRateSeason } from '#shared/destination/copy-tour-option-rate-season.ts';
import { copySeason } from './rates/copy-season.ts';

export const copyTourOptionRateSeasonHandler = handle(copyTourOptionRateSeason, copySeason);
