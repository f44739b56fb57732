/**
 * Media queries for makeStyles. The specification's mobile break is 600 px; layouts of the main screens change at 768.
 */
export const upTo600 = '@media (max-width: 600px)';
export const upTo768 = '@media (max-width: 767.9px)';
/** Room for two columns of a page beside the side menu. */
export const from1024 = '@media (min-width: 1024px)';
export const from768 = '@media (min-width: 768px)';
/** A phone at 200 % zoom has half its width. */
export const upTo300 = '@media (max-width: 300px)';
export const onPaper = '@media print';
