import { makeStyles, tokens } from '@fluentui/react-components';

/** How a price below its cost is said, in lists and while it is typed. */
export const loudLoss = { color: tokens.colorPaletteRedForeground1, fontWeight: 600 } as const;

const useStyles = makeStyles({ root: loudLoss });

/** That a price is below its cost. */
export const Loss = ({ words }: { words: string }) => <span className={useStyles().root}>{words}</span>;
