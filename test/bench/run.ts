import { type Figure, printFigures } from './figure.ts';
import { callFigures } from './call-figures.ts';
import { flightFigures } from './flight-figures.ts';
import { functionBytes, functionLoadTimes } from './function-figures.ts';
import { webBytes } from './web-figures.ts';

/**
 * `npm run bench`: every figure beside its budget. With `--held`, only counts and bytes, and the process fails when one is
 * over: what CI asserts. The web's figures need the built site (npm start or npm test builds it).
 */
const held = process.argv.includes('--held');
const groups: (() => Promise<Figure[]> | Figure[])[] = [functionBytes, webBytes, flightFigures, callFigures, ...(held ? [] : [functionLoadTimes])];

const figures: Figure[] = [];
for (const group of groups) figures.push(...(await group()));
const shown = held ? figures.filter((figure) => figure.held) : figures;
printFigures(shown);
const over = shown.filter((figure) => figure.held && figure.measured > figure.budget);
process.exit(over.length ? 1 : 0);
